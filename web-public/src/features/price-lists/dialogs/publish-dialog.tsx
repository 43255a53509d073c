import type { OwnerSpace, PriceListConflict } from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { formatValidity, priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, FormError, Modal } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { parseConflicts, type PriceListState } from '../price-list.store.ts';
import { describeScopes } from '../scope-text.ts';
import { findSpaceName } from '../../../lib/space-names.ts';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './dialogs.module.css';

const texts = priceListEditor.publish;

/** What becomes of a published list that holds on the same days. */
function describeEnd(
  { name, space_id: id, valid_from: from, valid_until: until }: PriceListConflict,
  { draft }: PriceListState,
  spaces: readonly OwnerSpace[],
): string {
  const starts = draft.spaces.filter((scope) => scope.space_id === id).map(({ valid_from: day }) => day);
  const start = starts.toSorted()[0] ?? from;
  const space = findSpaceName(spaces, id);
  return from < start
    ? texts.ends(name, space, addDays(start, -1))
    : texts.vanishes(name, space, formatValidity(from, until));
}

type PublishDialogProps = {
  spaces: readonly OwnerSpace[];
  onPublished: (replaced: number) => void;
  onClose: () => void;
};

/** Publication: where and when, warnings, and which lists end by it. */
export function PublishDialog({ spaces, onPublished, onClose }: PublishDialogProps): ReactNode {
  const { store, state, warnings } = useEditor();
  const [conflicts, setConflicts] = useState<readonly PriceListConflict[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const hasConflicts = conflicts.length > 0;
  const publish = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      if (!(await store.save())) {
        setFailure(store.getState().failure ?? priceListEditor.saving.stopped);
        return;
      }
      const { replaced } = await store.publish(hasConflicts);
      onPublished(new Set(replaced.map(({ price_list_id: id }) => id)).size);
    } catch (error) {
      const found = parseConflicts(error);
      if (found) setConflicts(found);
      else setFailure(toErrorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      <FormError>{failure}</FormError>
      <p>{texts.text}</p>
      <p className={styles['fact']}>
        <b>{texts.where}</b>
        {describeScopes(state.draft.spaces, spaces)}
      </p>
      {warnings.length > 0 && !hasConflicts && (
        <div className={styles['note']}>
          <b>{texts.warnings}</b>
          <ul>
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {hasConflicts && (
        <div className={styles['note']} role="alert">
          <b>{texts.conflictText}</b>
          <ul>
            {conflicts.map((conflict) => (
              <li key={`${conflict.price_list_id}-${conflict.space_id}-${conflict.valid_from}`}>
                {describeEnd(conflict, state, spaces)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" data-autofocus="" sending={sending} onClick={() => void publish()}>
          {hasConflicts ? texts.replace : texts.confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  );
}
