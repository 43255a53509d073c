import type { OwnBookingCheck, OwnBookingWarningCode } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { toPragueWallTime } from '@prostora/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { freeRoomsQuery } from '../reservation-queries.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { GuestFields } from './guest-fields.tsx';
import { toCheckInput, type NewBookingValues } from './new-booking-values.ts';
import { NotesFields } from './notes-fields.tsx';
import { Notice, Warnings } from './notice.tsx';
import { listTakenDays, RepeatFields } from './repeat-fields.tsx';
import { RoomsField } from './rooms-field.tsx';
import { StatusFields } from './status-fields.tsx';
import { useSettled } from './use-booking-check.ts';
import { WhenFields } from './when-fields.tsx';

const MAX_CLASHES = 3;
const TIME_WARNINGS: readonly OwnBookingWarningCode[] = ['SHORT_NOTICE', 'HOLIDAY', 'FOREIGN_CALENDAR'];

/** Spaces that are free in the first slot; undefined while the time is not valid. */
function useFreeRooms(values: NewBookingValues) {
  const slot = toCheckInput({ ...values, repeats: false, rooms: [{ space_id: 1, price: '' }] });
  const settled = useSettled(
    slot && { start_datetime: slot.start_datetime, end_datetime: slot.end_datetime },
  );
  const query = settled ?? { start_datetime: '', end_datetime: '' };
  return useQuery({ ...freeRoomsQuery(useApi(), query), enabled: settled !== null }).data;
}

/** What holds the wanted time; prevents saving. */
function Clashes({
  check,
  spaces,
  repeats,
  onOmit,
}: {
  check: OwnBookingCheck;
  spaces: readonly OwnSpaceName[];
  repeats: boolean;
  onOmit: () => void;
}): ReactNode {
  const clashes = check.rooms.filter(({ available }) => !available);
  if (clashes.length === 0) return null;
  return (
    <Notice kind="clash">
      {clashes.slice(0, MAX_CLASHES).map(({ space_id, start_datetime, end_datetime, conflict }) => (
        <span key={`${space_id}${start_datetime}`}>
          {texts.conflict(
            toPragueWallTime(new Date(start_datetime)).day,
            spaces.find(({ id }) => id === space_id)?.name ?? '',
            texts.conflictKinds[conflict?.kind ?? 'reservation'],
            conflict?.end_datetime ?? end_datetime,
          )}{' '}
        </span>
      ))}
      {repeats && (
        <button type="button" className="text-link" onClick={onOmit}>
          {texts.omitTaken}
        </button>
      )}
    </Notice>
  );
}

/** Fields in the order of a telephone call, each with its warnings beneath. */
export function BookingForm({
  spaces,
  check,
}: {
  spaces: readonly OwnSpaceName[];
  check: OwnBookingCheck | undefined;
}): ReactNode {
  const { control, setValue } = useFormContext<NewBookingValues>();
  const values = useWatch({ control }) as NewBookingValues;
  const rooms = useFreeRooms(values);
  const getName = (id: number): string => spaces.find((space) => space.id === id)?.name ?? '';
  const listMessages = (isShown: (code: OwnBookingWarningCode) => boolean): string[] =>
    (check?.rooms ?? []).flatMap(({ space_id, warnings }) =>
      warnings
        .filter(({ code }) => isShown(code))
        .map(({ message }) => (values.rooms.length > 1 ? `${getName(space_id)}: ${message}` : message)),
    );
  const isInTiles = values.repeats;
  const omitTaken = (): void =>
    setValue('except', [...values.except, ...listTakenDays(check)], { shouldDirty: true });
  const clashes = check && (
    <Clashes check={check} spaces={spaces} repeats={values.repeats} onOmit={omitTaken} />
  );
  return (
    <>
      <WhenFields />
      <Warnings messages={listMessages((code) => !isInTiles && TIME_WARNINGS.includes(code))} note="" />
      <RoomsField spaces={spaces} rooms={rooms} check={check} />
      <Warnings
        messages={listMessages((code) => !isInTiles && code === 'OUTSIDE_HOURS')}
        note={texts.canSave}
      />
      {!isInTiles && clashes}
      <GuestFields />
      <Warnings messages={listMessages((code) => code === 'OVER_CAPACITY')} note={texts.canSave} />
      <StatusFields />
      <RepeatFields check={check} />
      {isInTiles && clashes}
      <NotesFields />
    </>
  );
}
