import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Chip } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import styles from './detail.module.css';

const texts = reservationChange.host.listPrice;

type PriceChoiceProps = {
  /** Formatted prices. */
  former: string;
  list: string;
  /** Both prices in a sentence. */
  lead: string;
};

/** Whether a change keeps the price or takes that of the price list. */
export function PriceChoice({ former, list, lead }: PriceChoiceProps): ReactNode {
  const { control } = useFormContext<{ use_list_price: boolean }>();
  const id = useId();
  return (
    <Controller
      control={control}
      name="use_list_price"
      render={({ field: { value, onChange } }) => (
        <div className={styles['group']} aria-live="polite">
          <p id={id}>{lead}</p>
          <div role="group" aria-labelledby={id} className={styles['steps']}>
            <Chip aria-pressed={!value} onClick={() => onChange(false)}>
              {texts.keep(former)}
            </Chip>
            <Chip aria-pressed={value} onClick={() => onChange(true)}>
              {texts.use(list)}
            </Chip>
          </div>
        </div>
      )}
    />
  );
}
