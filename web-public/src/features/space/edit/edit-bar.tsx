import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { ArrowLeft, Button, StatusTag, classNames, spaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import styles from './edit-bar.module.css';
import { Eye, Pencil } from './icons.ts';
import { MoreMenu, type MenuItem } from './more-menu.tsx';
import { SaveState } from './save-state.tsx';
import type { SpaceEditor } from './use-space-editor.ts';
import type { Steps } from './use-steps.ts';

const texts = editTexts;

type EditBarProps = {
  editor: SpaceEditor;
  steps: Steps;
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
  const { status, allowed_actions: may } = state.space;
  const sending = state.phase === 'saving';
  const saveLabel = status === 'DRAFT' ? texts.saveDraft : texts.saveChanges;
  if (may.includes('request_publication')) {
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
      {may.includes('withdraw') && (
        <Button
          className={classNames(styles['outline'], styles['wideOnly'])}
          onClick={() => void steps.move('DRAFT', null, texts.toasts.withdrawn)}
        >
          {texts.withdraw}
        </Button>
      )}
      <Button
        className={may.includes('approve') ? styles['outline'] : undefined}
        variant={may.includes('approve') ? 'secondary' : 'primary'}
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
  const [asking, setAsking] = useState<'delete' | 'unpublish' | null>(null);
  const { space, editing } = editor.state;
  const may = space.allowed_actions;
  const items: MenuItem[] = [
    { label: texts.help, onSelect: onTutorial },
    ...(may.includes('request_publication')
      ? [{ label: texts.saveDraft, narrow: true, onSelect: () => void steps.save() }]
      : []),
    ...(may.includes('withdraw')
      ? [
          {
            label: texts.withdraw,
            narrow: true,
            onSelect: () => void steps.move('DRAFT', null, texts.toasts.withdrawn),
          },
        ]
      : []),
    ...(may.includes('unpublish')
      ? [{ label: texts.unpublish, onSelect: () => setAsking('unpublish') }]
      : []),
    ...(may.includes('delete')
      ? [{ label: texts.delete, danger: true, onSelect: () => setAsking('delete') }]
      : []),
  ];
  const close = (): void => setAsking(null);
  const ask = async (answer: Promise<string | null>): Promise<string | null> => {
    const failure = await answer;
    if (!failure) close();
    return failure;
  };
  return (
    <div className={styles['bar']} role="region" aria-label={texts.region}>
      <BackLink relation={editing.relation} url={space.url} />
      <span className={styles['name']}>
        <b>{spaceTitle(space)}</b>
        <StatusTag status={space.status} isPaused={may.includes('resume')} />
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
      {asking === 'delete' && (
        <ConfirmDialog
          danger
          title={texts.confirm.deleteTitle}
          text={texts.confirm.deleteText}
          yes={texts.confirm.deleteYes}
          no={texts.confirm.cancel}
          onYes={() => ask(steps.move('DELETED', null, texts.toasts.deleted))}
          onClose={close}
        />
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={texts.confirm.unpublishTitle}
          text={texts.confirm.unpublishText}
          yes={texts.confirm.unpublishYes}
          no={texts.confirm.cancel}
          onYes={() => ask(steps.move('DRAFT', null, texts.toasts.unpublished))}
          onClose={close}
        />
      )}
    </div>
  );
}
