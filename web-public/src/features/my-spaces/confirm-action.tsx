import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './confirm-action.module.css';
import type { StatusAction } from './space-steps.ts';

const TEXTS = { delete: portal.mySpaces.remove, unpublish: portal.mySpaces.hide } as const;
type ConfirmedAction = keyof typeof TEXTS;

/** Whether an action needs a confirmation, because it hides or deletes a space. */
export const needsConfirmation = (action: StatusAction): action is ConfirmedAction => action in TEXTS;

const FIRST_FOCUS = { 'data-autofocus': '' };

type ConfirmProps = { action: ConfirmedAction; name: string; onConfirm: () => void; onClose: () => void };

/** Confirmation of hiding or deleting a space. */
export function ConfirmAction({ action, name, onConfirm, onClose }: ConfirmProps): ReactNode {
  const texts = TEXTS[action];
  const isDestructive = action === 'delete';
  return (
    <Modal open onClose={onClose} title={texts.title(name)} size="small">
      <p>{texts.text}</p>
      {'future' in texts && <p className={styles['future']}>{texts.future}</p>}
      <div className={styles['actions']}>
        <Button onClick={onClose} {...(isDestructive && FIRST_FOCUS)}>
          {texts.keep}
        </Button>
        <Button
          variant={isDestructive ? 'danger' : 'dark'}
          {...(!isDestructive && FIRST_FOCUS)}
          onClick={onConfirm}
        >
          {texts.confirm}
        </Button>
      </div>
    </Modal>
  );
}
