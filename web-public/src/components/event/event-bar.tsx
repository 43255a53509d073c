import { eventTexts as texts, listEventDetails, listEventTimes } from '@prostora/strings/cs/event.ts';
import { CircleAlert, PartyPopper, SlidersHorizontal, classNames } from '@prostora/ui';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import styles from './event-bar.module.css';
import type { EventDialogProps } from './event-dialog.tsx';

const loadDialog = () => import('./event-dialog.tsx');
const EventDialog = lazy(async () => ({ default: (await loadDialog()).EventDialog }));
/** Prefetches the editor on hover or focus; a failure surfaces when it is opened. */
const prefetch = (): void => void loadDialog().catch(() => undefined);

export type EventEditing = Pick<EventDialogProps, 'event' | 'purposes' | 'onApply'> & {
  /** Name of the event's purpose. */
  purposeName: string | null;
};

/** Opens the editor; the dialog is outside of the button. */
function useEditor({ event, purposes, onApply }: EventEditing): { open: () => void; dialog: ReactNode } {
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
export function EventRow(props: EventEditing): ReactNode {
  const { event, purposeName } = props;
  const { open, dialog } = useEditor(props);
  const [times, details] = [listEventTimes(event), listEventDetails(event, purposeName)];
  const isEmpty = times.length + details.length === 0;
  return (
    <>
      <button
        type="button"
        className={classNames(styles['row'], 'needs-script no-print')}
        aria-haspopup="dialog"
        aria-label={isEmpty ? undefined : [texts.editLabel, ...times, ...details].join(', ')}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <PartyPopper />
        <span className={styles['lines']}>
          {isEmpty ? (
            <span className={styles['add']}>{texts.add}</span>
          ) : (
            <>
              <b>{times.join(' · ') || texts.anyDay}</b>
              {details.length > 0 && <span>{details.join(' · ')}</span>}
            </>
          )}
        </span>
        <SlidersHorizontal />
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

/** The event in a band under the header, with a link to its spaces; on large screens. */
export function EventBand({ back, ...props }: EventEditing & { back?: ReactNode }): ReactNode {
  const { event, purposeName } = props;
  const { open, dialog } = useEditor(props);
  const [purpose, ...details] = [purposeName, ...listEventTimes(event), ...listEventDetails(event, null)];
  const parts = [purpose, ...details].filter((part) => part !== null && part !== undefined);
  return (
    <section className={classNames(styles['band'], 'no-print')} aria-label={texts.label}>
      <div className={classNames('page-width', styles['inner'])}>
        <PartyPopper />
        {parts.length > 0 && (
          <ul className={styles['parts']}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className={classNames('text-link needs-script', styles['edit'])}
          aria-haspopup="dialog"
          aria-label={parts.length > 0 ? texts.editLabel : undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={open}
        >
          {parts.length > 0 ? texts.edit : texts.add}
        </button>
        {back}
      </div>
      {dialog}
    </section>
  );
}
