import { foldText } from '@prostora/contracts';
import type { FreeRoomsAnswer } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { formatCzk, formatTimeOfDay } from '@prostora/strings/format.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';

export type RoomTile = { id: number; name: string; detail: string; isFree: boolean };
/** Tiles of one state and, for an owner of several buildings, of one building. */
export type RoomGroup = { title: string; tiles: RoomTile[] };

/** Spaces that are free at both times; the others are taken. */
export function intersectFreeRooms(
  rooms: FreeRoomsAnswer | undefined,
  other: FreeRoomsAnswer | undefined,
): FreeRoomsAnswer | undefined {
  if (!rooms || !other || rooms === other) return rooms;
  const isFreeToo = new Set(other.free.map(({ space }) => space.id));
  const takenBefore = new Set(rooms.taken.map(({ space }) => space.id));
  return {
    ...rooms,
    free: rooms.free.filter(({ space }) => isFreeToo.has(space.id)),
    taken: [...rooms.taken, ...other.taken.filter(({ space }) => !takenBefore.has(space.id))],
  };
}

function listFree(rooms: FreeRoomsAnswer, guests: number): [number, string][] {
  const isSmall = (capacity: number | null): boolean => capacity !== null && capacity < guests;
  return rooms.free
    .toSorted((one, other) => Number(isSmall(one.capacity)) - Number(isSmall(other.capacity)))
    .map(({ space, capacity, price, outside_hours: isOutside }) => [
      space.id,
      [
        capacity !== null && texts.capacity(capacity),
        price === null ? texts.byAgreement : formatCzk(price),
        isOutside && texts.outside,
      ]
        .filter((part) => part !== false)
        .join(' · '),
    ]);
}

const listTaken = ({ taken }: FreeRoomsAnswer): [number, string][] =>
  taken.map(({ space, conflict }) => [
    space.id,
    texts.takenUntil(conflict.title, formatTimeOfDay(conflict.end_datetime)),
  ]);

/**
 * Spaces to choose from, free ones first, from the smallest; those too small for the guests follow.
 * @param rooms state of the spaces; undefined until known
 */
export function toRoomGroups(
  spaces: readonly OwnSpaceName[],
  rooms: FreeRoomsAnswer | undefined,
  { search, guests }: { search: string; guests: number },
): RoomGroup[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const hasBuildings = new Set(spaces.map(({ buildingName }) => buildingName)).size > 1;
  const sought = foldText(search);
  const toGroups = (title: string, list: readonly [number, string][], isFree: boolean): RoomGroup[] => {
    const groups = new Map<string, RoomTile[]>();
    for (const [id, detail] of list) {
      const space = byId.get(id);
      if (!space || !foldText(space.name).includes(sought)) continue;
      const key = hasBuildings ? `${title} · ${space.buildingName}` : title;
      groups.set(key, [...(groups.get(key) ?? []), { id, name: space.spaceName, detail, isFree }]);
    }
    return [...groups].map(([name, tiles]) => ({ title: name, tiles }));
  };
  const free = rooms ? listFree(rooms, guests) : [];
  const taken = rooms ? listTaken(rooms) : [];
  const known = new Set([...free, ...taken].map(([id]) => id));
  const others = spaces.filter(({ id }) => !known.has(id)).map(({ id }): [number, string] => [id, '']);
  return [
    ...toGroups(texts.freeRooms, free, true),
    ...toGroups(texts.takenRooms, taken, false),
    ...toGroups(rooms ? texts.otherRooms : texts.rooms, others, false),
  ];
}
