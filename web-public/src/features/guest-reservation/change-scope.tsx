import type { ApplyTo, GuestReservation } from '@prostora/api-client';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { ChipGroup } from '../../components/chip-group.tsx';
import styles from './guest-reservation.module.css';

const texts = reservationChange.guest.own.scope;

/** Spaces of the event at the time of the reservation, this one too. */
const countSpaces = ({ series, start_datetime: start }: GuestReservation): number =>
  series?.dates.filter((date) => date.status !== 'cancelled' && date.start_datetime === start).length ?? 1;

/** Whether a change applies to all spaces of the event; nothing for a single one. */
export function ChangeScopeChoice({ reservation }: { reservation: GuestReservation }): ReactNode {
  const { control } = useFormContext<{ apply_to: ApplyTo }>();
  const count = countSpaces(reservation);
  if (count < 2) return null;
  return (
    <Controller
      control={control}
      name="apply_to"
      render={({ field: { value, onChange } }) => (
        <div>
          <ChipGroup
            label={texts.label}
            className={styles['formActions']}
            options={{ group: texts.group(count), this: texts.one(getSpaceTitle(reservation.space)) }}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
    />
  );
}
