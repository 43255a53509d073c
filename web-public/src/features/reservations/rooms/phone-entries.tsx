import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import type { ReactNode } from 'react';
import styles from './phone-entries.module.css';
import { ClashIcon, describeState, getKindClass } from './room-card.tsx';
import { listDayItems, type Room, type RoomItem } from './room-items.ts';

/** An entry with its room. */
export type RoomEntry = { item: RoomItem; room: Room };

/** Entries of all rooms on a day by start. */
export const listEntries = (rooms: readonly Room[], day: string): RoomEntry[] =>
  rooms
    .flatMap((room) => listDayItems(room.items, day).map((item) => ({ item, room })))
    .toSorted((one, other) => one.item.start - other.item.start);

/** Entries of a day on a phone: time and title, the room beneath. */
export const PhoneEntries = ({
  entries,
  onOpen,
}: {
  entries: readonly RoomEntry[];
  onOpen: (item: RoomItem) => void;
}): ReactNode => (
  <ul className={styles['entries']}>
    {entries.map(({ item, room }) => (
      <li key={item.key}>
        <button
          type="button"
          data-room-entry=""
          className={classNames(styles['entry'], getKindClass(item))}
          onClick={() => onOpen(item)}
        >
          <b>
            <ClashIcon item={item} />
            {formatClockRange(item.slot)}
          </b>
          <span className={styles['title']}>{item.title}</span>
          <small>{room.name}</small>
          <span className="visually-hidden">{describeState(item)}</span>
        </button>
      </li>
    ))}
    {entries.length === 0 && <li className={styles['empty']}>{texts.phone.nothing}</li>}
  </ul>
);
