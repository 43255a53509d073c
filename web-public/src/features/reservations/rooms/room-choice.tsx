import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { ChevronDown } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useMenu } from '../../../lib/use-menu.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import styles from './room-choice.module.css';

type RoomChoiceProps = {
  spaces: readonly OwnSpaceName[];
  /** Ids of shown spaces; empty for all. */
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

/** Choice of the shown spaces. At least one stays. */
export function RoomChoice({ spaces, chosen, onChange }: RoomChoiceProps): ReactNode {
  const { root, opener, list } = useMenu();
  const shown = chosen.length === 0 ? spaces.map(({ id }) => id) : chosen;
  const toggle = (id: number): void => {
    const next = spaces.map((space) => space.id).filter((one) => shown.includes(one) !== (one === id));
    if (next.length > 0) onChange(next.length === spaces.length ? [] : next);
  };
  return (
    <div className={styles['choice']} {...root}>
      <button type="button" className={styles['opener']} {...opener}>
        <span className="visually-hidden">{texts.chooseRooms}: </span>
        {texts.rooms(shown.length)}
        <ChevronDown aria-hidden />
      </button>
      <div className={styles['list']} {...list}>
        <label className={styles['item']}>
          <input type="checkbox" checked={shown.length === spaces.length} onChange={() => onChange([])} />
          {texts.allRooms}
        </label>
        {spaces.map(({ id, name }) => (
          <label key={id} className={styles['item']}>
            <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
