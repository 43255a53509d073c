import { editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, CheckField } from '@prostora/ui';
import { ReasonDialog } from '../../../components/dialogs/dialogs.tsx';
import { useState, type ReactNode } from 'react';
import styles from './aside.module.css';
import type { SpaceEditor } from './use-space-editor.ts';
import type { Steps } from './use-steps.ts';

const texts = editTexts.admin;
const { reason, toasts } = editTexts;

/** Actions of the operator. */
export function AdminPanel({
  editor: { state, store },
  steps,
}: {
  editor: SpaceEditor;
  steps: Steps;
}): ReactNode {
  const [asking, setAsking] = useState<'return' | 'disable' | null>(null);
  const may = state.space.allowed_actions;
  const close = (): void => setAsking(null);
  const decide = async (step: Promise<string | null>): Promise<string | null> => {
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
        {may.includes('approve') && (
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
        {may.includes('return') && (
          <Button wide onClick={() => setAsking('return')}>
            {texts.return}
          </Button>
        )}
        {may.includes('enable') && (
          <Button wide onClick={() => void steps.move('DRAFT', null, toasts.enabled)}>
            {texts.enable}
          </Button>
        )}
        {may.includes('disable') && (
          <Button variant="danger" wide onClick={() => setAsking('disable')}>
            {texts.disable}
          </Button>
        )}
      </div>
      {asking === 'return' && (
        <ReasonDialog
          title={reason.returnTitle}
          text={reason.returnText}
          label={reason.label}
          yes={reason.return}
          no={reason.cancel}
          onYes={(why) => decide(steps.move('DRAFT', why, toasts.returned))}
          onClose={close}
        />
      )}
      {asking === 'disable' && (
        <ReasonDialog
          title={reason.disableTitle}
          text={reason.disableText}
          label={reason.label}
          yes={reason.disable}
          no={reason.cancel}
          onYes={(why) => decide(steps.move('DISABLED', why, toasts.disabled))}
          onClose={close}
        />
      )}
    </section>
  );
}
