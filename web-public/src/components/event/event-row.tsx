import { eventTexts as texts, listEventDetails, listEventTimes } from '@prostora/strings/cs/event.ts';
import { CircleAlert, PartyPopper, SlidersHorizontal, classNames } from '@prostora/ui';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import styles from './event-bar.module.css';
import type { EventDialogProps } from './event-dialog.tsx';

const loadDialog = () => import('./event-dialog.tsx');
const EventDialog = lazy(async () => ({ default: (await loadDialog()).EventDialog }));
/** Prefetches the editor on hover or focus; a failure surfaces when it is opened. */
export const prefetchEditor = (): void => void loadDialog().catch(() => undefined);

export type EventEditing = Pick<EventDialogProps, 'event' | 'purposes' | 'onApply'> & {
  /** Name of the event's purpose. */
  purposeName: string | null;
  /** Name of its place. */
  placeName?: string | null;
};

/** Opens the editor; the dialog is outside of the button. */
export function useEventEditor({ event, purposes, onApply }: EventEditing): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <EventDialog event={event} purposes={purposes} onApply={onApply} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** The event in one row of two lines, which opens its editor; on small screens. */
export function EventRow({
  isPlain = false,
  ...props
}: EventEditing & { /** Without a frame of its own. */ isPlain?: boolean }): ReactNode {
  const { event, purposeName, placeName = null } = props;
  const { open, dialog } = useEventEditor(props);
  const topic = [purposeName, placeName].filter((part) => part !== null).join(', ');
  const details = [...listEventTimes(event), ...listEventDetails(event, null)];
  const [first = '', ...rest] = topic === '' ? details : [topic, ...details];
  return (
    <>
      <button
        type="button"
        className={classNames(styles['row'], isPlain && styles['plain'], 'needs-script no-print')}
        aria-haspopup="dialog"
        onPointerEnter={prefetchEditor}
        onFocus={prefetchEditor}
        onClick={open}
      >
        {!isPlain && <PartyPopper />}
        <span className={styles['lines']}>
          {first === '' ? (
            <span className={styles['add']}>{texts.add}</span>
          ) : (
            <>
              <span className="visually-hidden">{texts.editLabel}: </span>
              <b>{first}</b>
              {rest.length > 0 && <span>{rest.join(' · ')}</span>}
            </>
          )}
        </span>
        {!isPlain && <SlidersHorizontal />}
      </button>
      {dialog}
    </>
  );
}

/** What was mended in the event of the address. */
export const EventNotices = ({ notices }: { notices: readonly string[] }): ReactNode =>
  notices.length > 0 && (
    <div role="status">
      {notices.map((notice) => (
        <p key={notice} className={styles['notice']}>
          <CircleAlert aria-hidden />
          {notice}
        </p>
      ))}
    </div>
  );
