import { useBlocker } from '@prostora/nav';
import { photoTexts, editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, Modal } from '@prostora/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './dialogs.module.css';
import { EDIT_QUERY } from './edit-query.ts';
import { listDirty, listInvalid, isAutosaved } from './editor-state.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.leave;

type PageLocation = { pathname: string; search: string };
const isEditing = ({ search }: PageLocation): boolean => new URLSearchParams(search).has(EDIT_QUERY);

/** Whether a navigation leaves the edit mode; an anchor of the same page does not. */
const endsEditing = (from: PageLocation, to: PageLocation): boolean =>
  from.pathname !== to.pathname || (isEditing(from) && !isEditing(to));

/** Guards unsaved changes on navigation: saves a draft, otherwise asks. */
export function LeaveGuard({
  editor: { state, store, isLeaving },
  uploading,
}: {
  editor: SpaceEditor;
  uploading: boolean;
}): ReactNode {
  const dirty = listDirty(state).length > 0;
  const hasUnsaved = dirty || uploading;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && !isLeaving() && endsEditing(currentLocation, nextLocation),
  );
  const [isAsking, setAsking] = useState(false);
  const blocked = blocker.state === 'blocked';
  const canSave = listInvalid(state).length === 0 && !state.conflict;
  const canSaveSilently = blocked && !uploading && canSave && isAutosaved(state);

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved, isLeaving]);

  const saveAndGo = async (): Promise<void> => {
    if ((await store.save()) && listDirty(store.getState()).length === 0) blocker.proceed?.();
    else setAsking(true);
  };
  const whenBlocked = useRef(saveAndGo);
  useEffect(() => {
    whenBlocked.current = canSaveSilently ? saveAndGo : () => Promise.resolve(setAsking(true));
  });
  useEffect(() => {
    if (blocked) void whenBlocked.current();
    else setAsking(false);
  }, [blocked]);

  const stay = (): void => blocker.reset?.();
  return (
    <Modal open={blocked && isAsking} onClose={stay} title={texts.title} size="small" backCloses={false}>
      <p>{uploading ? texts.uploads : texts.text}</p>
      {uploading && <p className="visually-hidden">{photoTexts.leave}</p>}
      <div className={styles['actions']}>
        <Button variant="dark" data-autofocus="" onClick={stay}>
          {texts.stay}
        </Button>
        {canSave && dirty && !uploading && <Button onClick={() => void saveAndGo()}>{texts.save}</Button>}
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {texts.go}
        </Button>
      </div>
    </Modal>
  );
}
