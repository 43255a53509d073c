import type { PublicPriceList, Quote, SpaceDetail } from '@prostora/api-client';
import { LAYOUTS, type EventQuery } from '@prostora/contracts';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { layoutNames } from '@prostora/strings/cs/space-layouts.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import { AccessFields } from './access-fields.tsx';
import { AddonFields } from './addon-fields.tsx';
import styles from './choices.module.css';
import { OptionFields } from './option-fields.tsx';
import { TariffFields } from './tariff-fields.tsx';

type Purposes = SpaceDetail['tags']['purpose'];

type Layouts = SpaceDetail['layouts'];

/** Layout of the room: those of the space with their capacity, else all; the one of the event stays. */
function LayoutSelect({ layouts }: { layouts: Layouts }): ReactNode {
  const { register, formState, getValues } = useFormContext<BookingValues>();
  const current = getValues('layout');
  const offered = LAYOUTS.filter(
    (layout) => layouts.length === 0 || layout === current || layouts.some((row) => row.layout === layout),
  );
  const formatLayout = (layout: (typeof LAYOUTS)[number]): string => {
    const capacity = layouts.find((row) => row.layout === layout)?.capacity;
    return capacity === undefined
      ? layoutNames[layout]
      : texts.layoutWithCapacity(layoutNames[layout], capacity);
  };
  return (
    <SelectField {...register('layout')} label={texts.layout} error={formState.errors.layout?.message}>
      <option value="">{texts.anyLayout}</option>
      {offered.map((layout) => (
        <option key={layout} value={layout}>
          {formatLayout(layout)}
        </option>
      ))}
    </SelectField>
  );
}

/** Purpose, asked for when rules of the list depend on it. */
function PurposeSelect({ list, purposes }: { list: PublicPriceList; purposes: Purposes }): ReactNode {
  const { register, formState, getValues } = useFormContext<BookingValues>();
  if (!list.rules.some(({ when }) => when.purposes.length > 0)) return null;
  const current = getValues('purpose');
  const isNamed = current === '' || purposes.some(({ slug }) => slug === current);
  return (
    <SelectField {...register('purpose')} label={texts.purpose} error={formState.errors.purpose?.message}>
      <option value="">{texts.anyPurpose}</option>
      {!isNamed && <option value={current}>{texts.eventPurpose}</option>}
      {purposes.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type ChoiceFieldsProps = {
  space: SpaceDetail;
  list: PublicPriceList | null;
  /** The visitor's event: its layout is asked for without a list too, its kind of tariff is preselected. */
  event: EventQuery;
  quote: Quote | null;
  slot: TimeSlot | null;
};

/** What the price list of the day asks: who rents, options, add-ons, layout, purpose, entry and exit. */
export function ChoiceFields({ space, list, event, quote, slot }: ChoiceFieldsProps): ReactNode {
  if (!list)
    return (
      event.layout !== null && (
        <div className={styles['choices']}>
          <LayoutSelect layouts={space.layouts} />
        </div>
      )
    );
  return (
    <div className={styles['choices']} role="group" aria-label={texts.title}>
      {list.tariffs.length > 1 && <TariffFields list={list} eventKind={event.tariff} quote={quote} />}
      <OptionFields list={list} />
      <div className={styles['pair']}>
        <LayoutSelect layouts={space.layouts} />
        <PurposeSelect list={list} purposes={space.tags.purpose} />
      </div>
      <AddonFields list={list} />
      {slot && <AccessFields slot={slot} />}
    </div>
  );
}
