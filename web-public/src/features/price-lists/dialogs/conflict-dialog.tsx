import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { describeRule, type ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import { formatDateTime } from '@prostora/strings/format.ts';
import type { PriceList } from '@prostora/api-client';
import { Button, Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import { toDefinition, toDraft, type Draft } from '../draft.ts';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './dialogs.module.css';

const texts = priceListEditor.conflict;

/** Sentences of a list that the other does not have. */
function listOwnSentences(own: Draft, other: Draft, names: ConditionNames): string[] {
  const definition = toDefinition(own);
  const known = new Set(other.rules.map((rule) => JSON.stringify(rule)));
  return own.rules.flatMap((rule, index) => {
    const normal = definition.rules[index];
    return known.has(JSON.stringify(rule)) || !normal ? [] : [describeRule(normal, definition, names)];
  });
}

/** Two people edited the list: nothing is lost until one version is chosen. */
export function ConflictDialog({ current, onClose }: { current: PriceList; onClose: () => void }): ReactNode {
  const { store, state, names } = useEditor();
  const theirs = listOwnSentences(toDraft(current), state.draft, names);
  const resolve = (keepsMine: boolean): void => {
    store.resolve(keepsMine);
    onClose();
  };
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      <p>{texts.text(formatDateTime(current.updated_at))}</p>
      <div className={styles['note']}>
        <b>{theirs.length > 0 ? texts.differs : texts.other}</b>
        <ul>
          {theirs.slice(0, 6).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles['actions']}>
        <Button variant="dark" data-autofocus="" onClick={() => resolve(true)}>
          {texts.takeMine}
        </Button>
        <Button onClick={() => resolve(false)}>{texts.takeTheirs}</Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.later}
        </Button>
      </div>
    </Modal>
  );
}
