import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames, IconButton, X } from '@prostora/ui';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './day-list-popover.module.css';
import { describeItem, getKindClass } from './room-card.tsx';
import type { RoomItem } from './room-items.ts';

type DayListPopoverProps = {
  title: string;
  items: readonly RoomItem[];
  /** Whether it is aligned with the right edge of its cell. */
  isRight: boolean;
  onOpen: (item: RoomItem) => void;
  onClose: () => void;
};

/** All entries of a room on a day, in place of its cell. */
export function DayListPopover({ title, items, isRight, onOpen, onClose }: DayListPopoverProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const opener = document.activeElement;
    root.current?.querySelector<HTMLElement>('li button')?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
    const closeOnOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.parentElement?.contains(event.target))
        close.current();
    };
    document.addEventListener('pointerdown', closeOnOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <div
      ref={root}
      role="dialog"
      aria-label={title}
      className={classNames(styles['popover'], isRight && styles['right'])}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <p className={styles['head']}>
        {title}
        <IconButton label={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={classNames(styles['item'], getKindClass(item))}
              aria-label={describeItem(item)}
              onClick={() => onOpen(item)}
            >
              <b>{formatClockRange(item.slot)}</b> {item.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
