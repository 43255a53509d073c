import { useBlocker } from '@prostora/nav';
import { photoTexts, editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, Modal } from '@prostora/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './dialogs.module.css';
import { EDIT_QUERY } from './edit-address.ts';
import { dirtyOf, invalidOf, savesItself } from './editor-state.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.leave;

type Place = { pathname: string; search: string };
const edits = ({ search }: Place): boolean => new URLSearchParams(search).has(EDIT_QUERY);

/** Whether a navigation leaves the edit mode; an anchor of the same page does not. */
const leaves = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || (edits(from) && !edits(to));

/** Guards unsaved changes on navigation: saves a draft, otherwise asks. */
export function LeaveGuard({
  editor: { state, store, isDeparting },
  uploading,
}: {
  editor: SpaceEditor;
  uploading: boolean;
}): ReactNode {
  const dirty = dirtyOf(state).length > 0;
  const held = dirty || uploading;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => held && !isDeparting() && leaves(currentLocation, nextLocation),
  );
  const [asking, setAsking] = useState(false);
  const blocked = blocker.state === 'blocked';
  const canSave = invalidOf(state).length === 0 && !state.conflict;
  const quietly = blocked && !uploading && canSave && savesItself(state);

  useEffect(() => {
    if (!held) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isDeparting()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [held, isDeparting]);

  const saveAndGo = async (): Promise<void> => {
    if ((await store.save()) && dirtyOf(store.getState()).length === 0) blocker.proceed?.();
    else setAsking(true);
  };
  const whenBlocked = useRef(saveAndGo);
  useEffect(() => {
    whenBlocked.current = quietly ? saveAndGo : () => Promise.resolve(setAsking(true));
  });
  useEffect(() => {
    if (blocked) void whenBlocked.current();
    else setAsking(false);
  }, [blocked]);

  const stay = (): void => blocker.reset?.();
  return (
    <Modal open={blocked && asking} onClose={stay} title={texts.title} size="small" backCloses={false}>
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
