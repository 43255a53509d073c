import { Link } from '@prostora/nav';
import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import type { ReactNode } from 'react';
import { buildReservationsUrl } from '../reservations-url.ts';
import type { Room } from './room-items.ts';
import gridStyles from './room-grid.module.css';

/** Name of a room, a link to its own calendar, with its capacity. */
export const RoomLane = ({ room: { id, name, buildingName, capacity } }: { room: Room }): ReactNode => (
  <span role="rowheader" className={gridStyles['lane']}>
    <Link
      className={gridStyles['name']}
      to={buildReservationsUrl({ spaceId: id })}
      tabIndex={-1}
      title={name === buildingName ? name : `${buildingName} · ${name}`}
    >
      {name}
    </Link>
    {capacity !== null && <small aria-label={texts.capacity(capacity)}>{capacity}</small>}
  </span>
);
