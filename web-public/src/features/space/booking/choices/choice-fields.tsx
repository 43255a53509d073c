import type { PublicPriceList, Quote, SpaceDetail } from '@prostora/api-client';
import { LAYOUTS, type EventQuery } from '@prostora/contracts';
import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import { bookingChoices as texts } from '@prostora/strings/cs/booking-choices.ts';
import { SelectField } from '@prostora/ui/fields/select-field.tsx';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useId, useState, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { LayoutPicker } from '../../layouts/layout-picker.tsx';
import { parseGuests, type BookingValues } from '../booking-values.ts';
import { AccessFields } from './access-fields.tsx';
import { AddonFields } from './addon-fields.tsx';
import styles from './choices.module.css';
import { OptionFields } from './option-fields.tsx';
import { TariffFields } from './tariff-fields.tsx';

type Purposes = SpaceDetail['tags']['purpose'];

/** Layout of the room: those of the space with their capacity, else all; the one of the event stays. */
function LayoutField({ layouts }: { layouts: SpaceDetail['layouts'] }): ReactNode {
  const { control } = useFormContext<BookingValues>();
  const { field, fieldState } = useController({ control, name: 'layout' });
  const guests = parseGuests(useWatch({ control, name: 'number_of_guests' }));
  const [initial] = useState(field.value);
  const id = useId();
  const isListed = (name: LayoutName): boolean => layouts.some(({ layout }) => layout === name);
  const unlisted = LAYOUTS.filter((name) => !isListed(name) && (layouts.length === 0 || name === initial));
  return (
    <div>
      <p id={id} className={styles['legend']}>
        {texts.layout}
      </p>
      <LayoutPicker
        labelledBy={id}
        layouts={[...layouts, ...unlisted.map((layout) => ({ layout, capacity: null }))]}
        value={LAYOUTS.find((name) => name === field.value) ?? ''}
        guests={guests}
        anyLabel={texts.anyLayout}
        error={fieldState.error?.message}
        onChoose={field.onChange}
      />
    </div>
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
  /** The visitor's event: its layout is asked for without a list and layouts too, its kind of tariff is preselected. */
  event: EventQuery;
  quote: Quote | null;
  slot: TimeSlot | null;
};

/** What the price list of the day asks: who rents, options, add-ons, layout, purpose, entry and exit. */
export function ChoiceFields({ space, list, event, quote, slot }: ChoiceFieldsProps): ReactNode {
  if (!list)
    return (
      (event.layout !== null || space.layouts.length > 1) && (
        <div className={styles['choices']}>
          <LayoutField layouts={space.layouts} />
        </div>
      )
    );
  return (
    <div className={styles['choices']} role="group" aria-label={texts.title}>
      {list.tariffs.length > 1 && <TariffFields list={list} eventKind={event.tariff} quote={quote} />}
      <OptionFields list={list} />
      <LayoutField layouts={space.layouts} />
      <PurposeSelect list={list} purposes={space.tags.purpose} />
      <AddonFields list={list} />
      {slot && <AccessFields slot={slot} />}
    </div>
  );
}
