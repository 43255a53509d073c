import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { ChipGroup } from '../../../components/chip-group.tsx';
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
  const { field } = useController<{ use_list_price: boolean }>({ name: 'use_list_price' });
  return (
    <div className={styles['group']} aria-live="polite">
      <ChipGroup
        label={lead}
        className={styles['steps']}
        options={{ former: texts.keep(former), list: texts.use(list) }}
        value={field.value ? 'list' : 'former'}
        onChange={(price) => field.onChange(price === 'list')}
      />
    </div>
  );
}
