import { eventTexts as texts, listEventDetails, listEventTimes } from '@prostora/strings/cs/event.ts';
import { PartyPopper, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './event-bar.module.css';
import { prefetchEditor, useEventEditor, type EventEditing } from './event-row.tsx';

/** The event in a band under the header, with a link to its spaces; on large screens. */
export function EventBand({ back, ...props }: EventEditing & { back?: ReactNode }): ReactNode {
  const { event, purposeName } = props;
  const { open, dialog } = useEventEditor(props);
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
          onPointerEnter={prefetchEditor}
          onFocus={prefetchEditor}
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
