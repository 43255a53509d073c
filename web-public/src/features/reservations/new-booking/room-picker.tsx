import type { FreeRoomsAnswer } from '@prostora/api-client';
import { newBooking as texts } from '@prostora/strings/cs/new-booking.ts';
import { classNames, IconButton, TextField, X } from '@prostora/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './room-picker.module.css';
import { toRoomGroups, type RoomGroup } from './room-tiles.ts';

/** Longest list of spaces without a search by name. */
const MAX_UNSEARCHED = 12;

type RoomPickerProps = {
  /** Spaces to choose from. */
  spaces: readonly OwnSpaceName[];
  /** State of the spaces at the wanted time; undefined until known. */
  rooms: FreeRoomsAnswer | undefined;
  guests: number;
  /** Name of the chosen space that the picked one replaces. */
  replaced: string | null;
  onPick: (id: number) => void;
  /** Without it the picker stays open. */
  onClose?: () => void;
};

function Group({ group, onPick }: { group: RoomGroup; onPick: (id: number) => void }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles['group']}>
        {group.title} <small>{group.tiles.length}</small>
      </h3>
      <ul className={styles['tiles']}>
        {group.tiles.map((tile) => (
          <li key={tile.id}>
            <button
              type="button"
              className={classNames(styles['tile'], tile.isFree && styles['free'])}
              onClick={() => onPick(tile.id)}
            >
              <b>{tile.name}</b>
              {tile.detail !== '' && <small>{tile.detail}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tiles of the spaces: free ones, taken ones with what is in the way. */
export function RoomPicker(props: RoomPickerProps): ReactNode {
  const { spaces, rooms, guests, replaced, onPick, onClose } = props;
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const groups = toRoomGroups(spaces, rooms, { search, guests });
  useEffect(() => {
    if (replaced === null) return;
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [replaced]);
  return (
    <div ref={root} className={styles['picker']}>
      {(replaced !== null || onClose) && (
        <div className={styles['head']}>
          <strong>{replaced === null ? texts.addRoom : texts.replaceRoom(replaced)}</strong>
          {onClose && (
            <IconButton label={texts.closeRooms} onClick={onClose}>
              <X />
            </IconButton>
          )}
        </div>
      )}
      {spaces.length > MAX_UNSEARCHED && (
        <TextField
          label={texts.searchRoom}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {groups.length === 0 && <p className="muted">{texts.noRoom}</p>}
      {groups.map((group) => (
        <Group key={group.title} group={group} onPick={onPick} />
      ))}
    </div>
  );
}
