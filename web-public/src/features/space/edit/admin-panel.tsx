import { editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, CheckField } from '@prostora/ui';
import { ReasonDialog } from '../../../components/dialogs/dialogs.tsx';
import { useState, type ReactNode } from 'react';
import styles from './aside.module.css';
import type { SpaceEditor } from './use-space-editor.ts';
import type { EditorActions } from './use-editor-actions.ts';

const texts = editTexts.admin;
const { reason, toasts } = editTexts;

/** Actions of the operator. */
export function AdminPanel({
  editor: { state, store },
  steps,
}: {
  editor: SpaceEditor;
  steps: EditorActions;
}): ReactNode {
  const [openDialog, setOpenDialog] = useState<'return' | 'disable' | null>(null);
  const allowedActions = state.space.allowed_actions;
  const close = (): void => setOpenDialog(null);
  const closeOnSuccess = async (step: Promise<string | null>): Promise<string | null> => {
    const failure = await step;
    if (!failure) close();
    return failure;
  };
  return (
    <section
      className={styles['card']}
      id="edit-admin"
      data-tutorial="adminPanel"
      aria-labelledby="edit-admin-title"
    >
      <h2 className={styles['title']} id="edit-admin-title">
        {editTexts.sections.admin}
      </h2>
      <p className={styles['note']}>{texts.note}</p>
      <CheckField
        id="edit-recommended"
        label={texts.recommended}
        hint={texts.recommendedHint}
        checked={state.values.recommended}
        onChange={(event) => store.change({ recommended: event.target.checked })}
      />
      <div className={styles['actions']}>
        {allowedActions.includes('approve') && (
          <Button
            variant="primary"
            wide
            sending={state.phase === 'saving'}
            sendingLabel={editTexts.state.saving}
            onClick={() => void steps.publish()}
          >
            {texts.approve}
          </Button>
        )}
        {allowedActions.includes('return') && (
          <Button wide onClick={() => setOpenDialog('return')}>
            {texts.return}
          </Button>
        )}
        {allowedActions.includes('enable') && (
          <Button wide onClick={() => void steps.changeStatus('DRAFT', null, toasts.enabled)}>
            {texts.enable}
          </Button>
        )}
        {allowedActions.includes('disable') && (
          <Button variant="danger" wide onClick={() => setOpenDialog('disable')}>
            {texts.disable}
          </Button>
        )}
      </div>
      {openDialog === 'return' && (
        <ReasonDialog
          title={reason.returnTitle}
          text={reason.returnText}
          label={reason.label}
          yes={reason.return}
          no={reason.cancel}
          onYes={(why) => closeOnSuccess(steps.changeStatus('DRAFT', why, toasts.returned))}
          onClose={close}
        />
      )}
      {openDialog === 'disable' && (
        <ReasonDialog
          title={reason.disableTitle}
          text={reason.disableText}
          label={reason.label}
          yes={reason.disable}
          no={reason.cancel}
          onYes={(why) => closeOnSuccess(steps.changeStatus('DISABLED', why, toasts.disabled))}
          onClose={close}
        />
      )}
    </section>
  );
}
