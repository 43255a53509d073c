import type { ListPrice, Reservation } from '@prostora/api-client';
import { LIMITS, OWN_BOOKING } from '@prostora/contracts';
import { newBooking } from '@prostora/strings/cs/new-booking.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { CheckField, SelectField, TextArea, TextField } from '@prostora/ui';
import { DayTimeField } from '@prostora/ui/calendar/day-time-field.tsx';
import { maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useId, type ReactNode } from 'react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { ChipGroup } from '../../../components/chip-group.tsx';
import { SlotFields } from '../../../components/slot-fields/slot-fields.tsx';
import shared from '../reservations.module.css';
import { useOwnSpaces } from '../use-own-spaces.ts';
import { getBasePrice, toPriceText, type ChangeValues } from './change-values.ts';
import styles from './detail.module.css';
import { PriceChoice } from './price-choice.tsx';
import type { ApplyTo } from './step-scope.tsx';

const texts = reservationChange.host;

function toPriceChoice(reservation: Reservation, applyTo: ApplyTo, listPrice: ListPrice) {
  const former = formatPrice(getBasePrice(reservation, applyTo), reservation.price_state);
  const list = formatPrice(listPrice.price, listPrice.price_state);
  return { former, list, lead: texts.listPrice.lead(list, former) };
}

/** Whether the other spaces of the event change too. */
export function GroupChoice({ rooms, reservation }: { rooms: number; reservation: Reservation }): ReactNode {
  const { setValue } = useFormContext<ChangeValues>();
  const {
    field: { value, onChange },
  } = useController<ChangeValues, 'apply_to'>({ name: 'apply_to' });
  return (
    <div className={styles['group']}>
      <ChipGroup
        label={texts.applyTo}
        labelClassName={styles['name']}
        className={styles['steps']}
        options={{ this: texts.applyToThis, group: texts.applyToGroup(rooms) }}
        value={value}
        onChange={(applyTo) => {
          onChange(applyTo);
          setValue('price', toPriceText(getBasePrice(reservation, applyTo)));
        }}
      />
      {value === 'group' && <p className={styles['quiet']}>{texts.groupText}</p>}
    </div>
  );
}

/** Choice of another space of the owner; nothing when there is just one. */
export function SpaceField({ space }: Pick<Reservation, 'space'>): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<Pick<ChangeValues, 'space_id'>>();
  const { spaces = [] } = useOwnSpaces();
  const options = spaces.some(({ id }) => id === space.id)
    ? spaces
    : [{ id: space.id, name: space.space_name }, ...spaces];
  if (options.length < 2) return null;
  return (
    <SelectField {...register('space_id')} label={texts.space} error={errors.space_id?.message}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Time, space, guests and price, with that of the price list when it is another one; the end of an option. */
export function AgreementFields({
  reservation,
  listPrice,
}: {
  reservation: Reservation;
  listPrice: ListPrice | null;
}): ReactNode {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  const [applyTo, usesListPrice] = useWatch({ control, name: ['apply_to', 'use_list_price'] });
  return (
    <>
      <SlotFields />
      <SpaceField space={reservation.space} />
      <div className={shared['slot']}>
        <TextField
          {...register('number_of_guests')}
          label={texts.guests}
          inputMode="numeric"
          error={errors.number_of_guests?.message}
        />
        <TextField
          {...register('price')}
          label={texts.price}
          hint={
            listPrice && usesListPrice
              ? texts.listPrice.taken(formatPrice(listPrice.price, listPrice.price_state))
              : texts.priceHint
          }
          inputMode="decimal"
          error={errors.price?.message}
        />
      </div>
      {listPrice ? (
        <PriceChoice {...toPriceChoice(reservation, applyTo, listPrice)} />
      ) : (
        <p className={styles['quiet']}>{texts.priceStays}</p>
      )}
      {reservation.is_option && (
        <Controller
          control={control}
          name="option_until"
          render={({ field }) => (
            <DayTimeField {...field} label={texts.optionUntil} error={errors.option_until?.message} />
          )}
        />
      )}
    </>
  );
}

/** Folded: title of the event, and whether the program at the door shows it. */
export function EventFields(): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  return (
    <details className={styles['folded']} open={errors.title ? true : undefined}>
      <summary>{texts.event}</summary>
      <div className={shared['form']}>
        <TextField
          {...register('title', { validate: validateBy([maxLengthRule(OWN_BOOKING.title)]) })}
          label={texts.event}
          optional
          autoComplete="off"
          error={errors.title?.message}
        />
        <CheckField {...register('title_public')} label={newBooking.titlePublic} />
      </div>
    </details>
  );
}

/** Folded: contact of the guest. */
export function ContactFields(): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  const isOpen = Boolean(errors.customer_email ?? errors.customer_name ?? errors.customer_phone);
  return (
    <details className={styles['folded']} open={isOpen || undefined}>
      <summary>{texts.contact}</summary>
      <div className={shared['form']}>
        <TextField
          {...register('customer_name')}
          label={texts.name}
          autoComplete="off"
          error={errors.customer_name?.message}
        />
        <TextField
          {...register('customer_email')}
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="off"
          error={errors.customer_email?.message}
        />
        <TextField
          {...register('customer_phone')}
          label={texts.phone}
          type="tel"
          autoComplete="off"
          error={errors.customer_phone?.message}
        />
      </div>
    </details>
  );
}

/** Message with the change or the proposal. */
export function MessageField(): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  return (
    <TextArea
      {...register('message')}
      label={texts.message}
      optional
      rows={3}
      maxLength={LIMITS.reason}
      error={errors.message?.message}
    />
  );
}

/** Until when the guest may answer a proposal. */
export function AnswerUntilField(): ReactNode {
  const {
    control,
    formState: { errors },
  } = useFormContext<ChangeValues>();
  const hintId = useId();
  return (
    <div>
      <Controller
        control={control}
        name="expires_at"
        render={({ field }) => (
          <DayTimeField
            {...field}
            label={texts.answerUntil}
            aria-describedby={hintId}
            error={errors.expires_at?.message}
          />
        )}
      />
      <p id={hintId} className={styles['quiet']}>
        {texts.answerUntilHint}
      </p>
    </div>
  );
}
