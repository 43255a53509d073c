import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { CircleCheck, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useIsOwner } from '../../../lib/use-rights.ts';
import { ANCHORS, buildChecklist, focusField } from './checklist.ts';
import type { EditorState } from './editor-state.ts';
import { CircleDashed } from './icons.ts';
import styles from './aside.module.css';

const texts = editTexts.checklist;

/**
 * The six conditions of publication, with links to the missing fields; none for a member that is no majitel, and for a
 * published space that meets them.
 */
export function ChecklistCard({
  state,
  className,
}: {
  state: EditorState;
  className: string | undefined;
}): ReactNode {
  const isOwner = useIsOwner();
  const items = buildChecklist(state);
  const done = items.filter((item) => item.done).length;
  const isMet = state.space.status === 'PUBLISHED' && done === items.length;
  if (isMet || (state.editing.relation === 'owner' && !isOwner)) return null;
  return (
    <section
      className={classNames(styles['card'], className)}
      id="edit-checklist"
      aria-labelledby="edit-checklist-title"
    >
      <div className={styles['line']}>
        <h2 className={styles['title']} id="edit-checklist-title">
          {texts.title}
        </h2>
        <b className="tabular">{texts.count(done, items.length)}</b>
      </div>
      <progress className={styles['progress']} value={done} max={items.length} aria-label={texts.progress} />
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.field} className={item.done ? undefined : styles['open']}>
            {item.done ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
            <span>
              {texts.items[item.field]}
              <span className="visually-hidden"> – {item.done ? texts.done : texts.open}</span>
            </span>
            {!item.done && item.field !== 'email' && (
              <button
                type="button"
                className={styles['fill']}
                aria-label={texts.fillField(texts.items[item.field])}
                onClick={() => focusField(ANCHORS[item.field])}
              >
                {texts.fill}
              </button>
            )}
            {!item.done && item.field === 'email' && state.editing.relation === 'owner' && (
              <Link className={styles['fill']} to={urls.account} aria-label={texts.confirmEmail}>
                {texts.fill}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
