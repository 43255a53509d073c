import { useBlocker } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, Modal } from '@prostora/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isDirty } from '../price-list.store.ts';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './dialogs.module.css';

const texts = priceListEditor.leave;

/** Saves on leaving; asks when the list cannot be saved. What is typed stays in this tab unless it is discarded. */
export function LeaveGuard({ isLeaving }: { isLeaving: () => boolean }): ReactNode {
  const { store, state } = useEditor();
  const dirty = isDirty(state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty(store.getState()) && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const whenBlocked = useRef(async (): Promise<void> => undefined);
  useEffect(() => {
    whenBlocked.current = async () => {
      if ((await store.save()) && !isDirty(store.getState())) blocker.proceed?.();
      else setAsking(true);
    };
  });
  useEffect(() => {
    if (blocked) void whenBlocked.current();
    else setAsking(false);
  }, [blocked]);
  const stay = (): void => blocker.reset?.();
  const discard = (): void => {
    store.discard();
    blocker.proceed?.();
  };
  return (
    <Modal open={blocked && isAsking} onClose={stay} title={texts.title} size="small" backCloses={false}>
      <p>
        {state.failure ?? texts.text} {texts.kept}
      </p>
      <div className={styles['actions']}>
        <Button variant="dark" data-autofocus="" onClick={stay}>
          {texts.stay}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{texts.go}</Button>
        <Button variant="danger" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </Modal>
  );
}
