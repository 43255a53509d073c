import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { TriangleAlert } from '../icons.ts';
import type { RoomItem } from './room-items.ts';
import styles from './room-card.module.css';

type RoomCardProps = {
  item: RoomItem;
  row: number;
  column: number;
  lastColumn?: number;
  className?: string | undefined;
  style?: CSSProperties;
  /** Whether it is shown at its former place while it is moved. */
  isMoved: boolean;
  onOpen: (item: RoomItem) => void;
  /** Picks the entry up by keyboard. */
  onPick: (item: RoomItem) => void;
  children: ReactNode;
};

export const getKindClass = (item: Pick<RoomItem, 'kind' | 'clash'>): string | undefined =>
  styles[item.clash === null ? item.kind : 'clash'];

function describeKind({ kind, record }: RoomItem): string {
  const offeredUntil = record.type === 'reservation' ? record.reservation.offered_until : null;
  return offeredUntil === null ? texts.kinds[kind] : texts.offerUntil(offeredUntil);
}

/** „, potvrzená, střet: …“, after the time and the title. */
export const describeState = (item: RoomItem): string =>
  `, ${[describeKind(item), item.clash !== null && texts.clashWith(item.clash)].filter(Boolean).join(', ')}`;

/** „18:00–22:00 Generálka, potvrzená, střet: …“ */
export const describeItem = (item: RoomItem): string =>
  `${formatClockRange(item.slot)} ${item.title}${describeState(item)}`;

export const ClashIcon = ({ item }: { item: RoomItem }): ReactNode =>
  item.clash === null ? null : <TriangleAlert aria-hidden className={styles['icon']} />;

/** An entry of a room: a click or Space opens it, Enter or a drag picks it up. */
export function RoomCard(props: RoomCardProps): ReactNode {
  const { item, row, column, lastColumn, className, style, isMoved, onOpen, onPick, children } = props;
  const description = describeItem(item);
  const pickUp = (event: KeyboardEvent): void => {
    // Enter on an entry under way is its drop.
    if (event.key !== 'Enter' || !item.isMovable || isMoved) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(item);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stop=""
      data-row={row}
      data-column={column}
      data-last-column={lastColumn}
      data-key={item.key}
      data-room-entry=""
      data-movable={item.isMovable || undefined}
      className={classNames(
        styles['card'],
        getKindClass(item),
        item.isMovable && styles['movable'],
        isMoved && styles['moved'],
        className,
      )}
      style={style}
      title={description}
      onKeyDown={pickUp}
      onClick={() => onOpen(item)}
    >
      {children}
      <span className="visually-hidden">{describeState(item)}</span>
    </button>
  );
}
