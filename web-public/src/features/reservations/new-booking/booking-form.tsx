import type { FreeRoomsAnswer, OwnBookingCheck, OwnBookingWarningCode } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { freeRoomsQuery } from '../reservation-queries.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { Clashes, listClashes, type CheckedSlot } from './clashes.tsx';
import { GuestFields } from './guest-fields.tsx';
import { toCheckInput, type NewBookingValues } from './new-booking-values.ts';
import { NotesFields } from './notes-fields.tsx';
import { Warnings } from './notice.tsx';
import { listTakenDays, RepeatFields } from './repeat-fields.tsx';
import { intersectFreeRooms } from './room-tiles.ts';
import { RoomsField, type RoomPicking } from './rooms-field.tsx';
import { StatusFields } from './status-fields.tsx';
import { useSettled } from './use-booking-check.ts';
import { WhenFields } from './when-fields.tsx';

const TIME_WARNINGS: readonly OwnBookingWarningCode[] = ['SHORT_NOTICE', 'HOLIDAY', 'FOREIGN_CALENDAR'];

/** Spaces that are free in a slot; undefined while the time is not valid. */
function useFreeRooms(
  slot: { start_datetime: string; end_datetime: string } | null,
): FreeRoomsAnswer | undefined {
  const query = slot && { start_datetime: slot.start_datetime, end_datetime: slot.end_datetime };
  return useQuery({
    ...freeRoomsQuery(useApi(), query ?? { start_datetime: '', end_datetime: '' }),
    enabled: query !== null,
  }).data;
}

/** Spaces that are free in the first slot, and in that of a clash whose space is being replaced. */
function useRooms(values: NewBookingValues, clash: CheckedSlot | undefined): FreeRoomsAnswer | undefined {
  const slot = toCheckInput({
    ...values,
    number_of_guests: '',
    repeats: false,
    rooms: [{ space_id: 1, price: '' }],
  });
  const settled = useSettled(slot);
  return intersectFreeRooms(useFreeRooms(settled), useFreeRooms(clash ?? settled));
}

/** Fields in the order of a telephone call, each with its warnings beneath. */
export function BookingForm({
  spaces,
  check,
  onWait,
}: {
  spaces: readonly OwnSpaceName[];
  check: OwnBookingCheck | undefined;
  /** Adds the guest to the waiting list of a taken slot. */
  onWait: (slot: CheckedSlot) => void;
}): ReactNode {
  const { control, setValue } = useFormContext<NewBookingValues>();
  const values = useWatch({ control }) as NewBookingValues;
  const [picking, setPicking] = useState<RoomPicking | null>(null);
  const clashes = listClashes(check);
  const rooms = useRooms(
    values,
    clashes.find(({ space_id }) => space_id === picking?.replaces),
  );
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
  const clashNotice = (
    <Clashes
      clashes={clashes}
      getName={getName}
      onWait={onWait}
      {...(isInTiles && { onOmit: omitTaken })}
      {...(spaces.length > 1 && { onReplace: (spaceId) => setPicking({ replaces: spaceId }) })}
    />
  );
  return (
    <>
      <WhenFields />
      <Warnings messages={listMessages((code) => !isInTiles && TIME_WARNINGS.includes(code))} note="" />
      <RoomsField spaces={spaces} rooms={rooms} check={check} picking={picking} onPicking={setPicking} />
      <Warnings
        messages={listMessages((code) => !isInTiles && code === 'OUTSIDE_HOURS')}
        note={texts.canSave}
      />
      {!isInTiles && clashNotice}
      <GuestFields />
      <Warnings messages={listMessages((code) => code === 'OVER_CAPACITY')} note={texts.canSave} />
      <StatusFields />
      <RepeatFields check={check} />
      {isInTiles && clashNotice}
      <NotesFields />
    </>
  );
}
