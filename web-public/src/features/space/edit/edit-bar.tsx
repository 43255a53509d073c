import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { ArrowLeft, Button, StatusTag, classNames, getSpaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useIsOwner } from '../../../lib/use-rights.ts';
import styles from './edit-bar.module.css';
import { Eye, Pencil } from './icons.ts';
import { MoreMenu, type MenuItem } from './more-menu.tsx';
import { SaveState } from './save-state.tsx';
import type { SpaceEditor } from './use-space-editor.ts';
import type { EditorActions } from './use-editor-actions.ts';

const texts = editTexts;

type EditBarProps = {
  editor: SpaceEditor;
  steps: EditorActions;
  preview: boolean;
  onPreview: (preview: boolean) => void;
  onTutorial: () => void;
};

function BackLink({
  relation,
  url,
}: {
  relation: SpaceEditor['state']['editing']['relation'];
  url: string;
}): ReactNode {
  const content = (label: string): ReactNode => (
    <>
      <ArrowLeft aria-hidden />
      <span>{label}</span>
    </>
  );
  // The console is a separate document.
  if (relation === 'operator')
    return (
      <a className={styles['back']} href={urls.console}>
        {content(texts.backToConsole)}
      </a>
    );
  if (relation === 'link')
    return (
      <Link className={styles['back']} to={urls.space(url)}>
        {content(texts.backToSpace)}
      </Link>
    );
  return (
    <Link className={styles['back']} to={urls.mySpaces}>
      {content(texts.back)}
    </Link>
  );
}

/** Actions of the bar by status and allowed actions. */
function Actions({ editor: { state }, steps }: Pick<EditBarProps, 'editor' | 'steps'>): ReactNode {
  const { status, allowed_actions: allowedActions } = state.space;
  const sending = state.phase === 'saving';
  const saveLabel = status === 'DRAFT' ? texts.saveDraft : texts.saveChanges;
  if (allowedActions.includes('request_publication')) {
    return (
      <>
        <Button
          className={classNames(styles['outline'], styles['wideOnly'])}
          onClick={() => void steps.save()}
        >
          {saveLabel}
        </Button>
        <Button
          variant="primary"
          aria-disabled={steps.obstacle !== null || undefined}
          aria-describedby="edit-obstacle"
          sending={sending}
          sendingLabel={texts.state.saving}
          onClick={() => void steps.publish()}
        >
          {texts.submit}
        </Button>
        <span className="visually-hidden" id="edit-obstacle">
          {steps.obstacle}
        </span>
      </>
    );
  }
  return (
    <>
      {allowedActions.includes('withdraw') && (
        <Button
          className={classNames(styles['outline'], styles['wideOnly'])}
          onClick={() => void steps.changeStatus('DRAFT', null, texts.toasts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      )}
      <Button
        className={allowedActions.includes('approve') ? styles['outline'] : undefined}
        variant={allowedActions.includes('approve') ? 'secondary' : 'primary'}
        sending={sending}
        sendingLabel={texts.state.saving}
        onClick={() => void steps.save()}
      >
        {saveLabel}
      </Button>
    </>
  );
}

/** Bar of the edit mode: back link, save state and actions. */
export function EditBar({ editor, steps, preview, onPreview, onTutorial }: EditBarProps): ReactNode {
  const [openDialog, setOpenDialog] = useState<'delete' | 'unpublish' | null>(null);
  const { space, editing } = editor.state;
  const isOwner = useIsOwner();
  const allowedActions = space.allowed_actions;
  const items: MenuItem[] = [
    { label: texts.help, onSelect: onTutorial },
    ...(allowedActions.includes('request_publication')
      ? [{ label: texts.saveDraft, narrow: true, onSelect: () => void steps.save() }]
      : []),
    ...(allowedActions.includes('withdraw')
      ? [
          {
            label: texts.withdraw,
            narrow: true,
            onSelect: () => void steps.changeStatus('DRAFT', null, texts.toasts.withdrawn),
          },
        ]
      : []),
    ...(allowedActions.includes('unpublish')
      ? [{ label: texts.unpublish, onSelect: () => setOpenDialog('unpublish') }]
      : []),
    ...(allowedActions.includes('delete')
      ? [{ label: texts.delete, danger: true, onSelect: () => setOpenDialog('delete') }]
      : []),
  ];
  const close = (): void => setOpenDialog(null);
  const closeOnSuccess = async (answer: Promise<string | null>): Promise<string | null> => {
    const failure = await answer;
    if (!failure) close();
    return failure;
  };
  return (
    <div className={styles['bar']} role="region" aria-label={texts.region}>
      <BackLink relation={editing.relation} url={space.url} />
      <span className={styles['name']}>
        <b>{getSpaceTitle(space)}</b>
        <StatusTag
          status={space.status}
          isPaused={isOwner && allowedActions.includes('resume')}
          isSuspended={editing.is_suspended || allowedActions.includes('resume')}
        />
      </span>
      <div
        className={styles['actions']}
        data-tutorial={editing.relation === 'operator' ? undefined : 'adminPanel'}
      >
        <SaveState state={editor.state} onConflict={() => editor.store.showConflict(true)} />
        <div className={styles['switch']} role="group" aria-label={texts.mode}>
          <button type="button" aria-pressed={!preview} onClick={() => onPreview(false)}>
            <Pencil aria-hidden />
            {texts.edit}
          </button>
          <button type="button" aria-pressed={preview} onClick={() => onPreview(true)}>
            <Eye aria-hidden />
            {texts.preview}
          </button>
        </div>
        <Actions editor={editor} steps={steps} />
      </div>
      <MoreMenu label={texts.menu} items={items} />
      {openDialog === 'delete' && (
        <ConfirmDialog
          danger
          title={texts.confirm.deleteTitle}
          text={texts.confirm.deleteText}
          yes={texts.confirm.deleteYes}
          no={texts.confirm.cancel}
          onYes={() => closeOnSuccess(steps.changeStatus('DELETED', null, texts.toasts.deleted))}
          onClose={close}
        />
      )}
      {openDialog === 'unpublish' && (
        <ConfirmDialog
          title={texts.confirm.unpublishTitle}
          text={texts.confirm.unpublishText}
          yes={texts.confirm.unpublishYes}
          no={texts.confirm.cancel}
          onYes={() => closeOnSuccess(steps.changeStatus('DRAFT', null, texts.toasts.unpublished))}
          onClose={close}
        />
      )}
    </div>
  );
}
