import type { Reservation } from '@prostora/api-client';
import { DAY_MINUTES, formatClock, OWN_BOOKING, parseClock } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { seriesTexts } from '@prostora/strings/cs/series.ts';
import { TextArea, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormTimeField } from '../../../../components/date-fields/form-date-fields.tsx';
import shared from '../../reservations.module.css';
import { SpaceField } from '../change-fields.tsx';
import { PriceChoice } from '../price-choice.tsx';
import type { SeriesChangeValues } from './series-change-values.ts';
import { hasSeveralSpaces, type Following } from './series.ts';
import styles from './series.module.css';
import type { SeriesListPrice } from './use-series.ts';

const texts = seriesTexts.change;
const fieldTexts = reservationChange.host;

function toPriceChoice(prices: SeriesListPrice) {
  const [former, list] = [formatCzk(prices.former), formatCzk(prices.list)];
  return { former, list, lead: fieldTexts.listPrice.leadSeries(list, former) };
}

/** A moved start moves the end by as much. */
const moveEnd = (formerStart: string, start: string, end: string): string => {
  const [former, next, last] = [parseClock(formerStart), parseClock(start), parseClock(end)];
  return former === null || next === null || last === null
    ? end
    : formatClock((last + next - former + DAY_MINUTES) % DAY_MINUTES);
};

export function TimeFields(): ReactNode {
  const { control, getValues, setValue } = useFormContext<SeriesChangeValues>();
  const [start, setStart] = useState(() => getValues('start_time'));
  const changeStart = (next: string): void => {
    setValue('end_time', moveEnd(start, next, getValues('end_time')), { shouldDirty: true });
    setStart(next);
  };
  return (
    <div className={shared['slot']}>
      <FormTimeField control={control} name="start_time" label={texts.start} onChanged={changeStart} />
      <FormTimeField control={control} name="end_time" label={texts.end} />
    </div>
  );
}

export function DetailFields({
  reservation,
  following,
  listPrice,
}: {
  reservation: Reservation;
  following: Following;
  listPrice: SeriesListPrice | null;
}): ReactNode {
  const {
    register,
    formState: { errors },
  } = useFormContext<SeriesChangeValues>();
  const isSeveral = hasSeveralSpaces(following);
  return (
    <>
      {!isSeveral && <SpaceField space={reservation.space} />}
      <div className={shared['slot']}>
        <TextField
          {...register('number_of_guests')}
          label={fieldTexts.guests}
          inputMode="numeric"
          error={errors.number_of_guests?.message}
        />
        {!isSeveral && (
          <TextField
            {...register('price')}
            label={texts.price}
            hint={fieldTexts.priceHint}
            inputMode="decimal"
            error={errors.price?.message}
          />
        )}
      </div>
      {isSeveral && <p className={styles['quiet']}>{texts.severalSpaces}</p>}
      {listPrice ? (
        <PriceChoice {...toPriceChoice(listPrice)} />
      ) : (
        <p className={styles['quiet']}>{fieldTexts.priceStays}</p>
      )}
      <TextField
        {...register('title')}
        label={texts.name}
        optional
        autoComplete="off"
        maxLength={OWN_BOOKING.title}
        error={errors.title?.message}
      />
      {reservation.staff_note !== null && (
        <TextArea
          {...register('staff_note')}
          label={texts.staffNote}
          optional
          rows={2}
          error={errors.staff_note?.message}
        />
      )}
    </>
  );
}
