import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { admin } from '@prostora/strings';
import styles from './notices.module.css';

/** Undo timeout in milliseconds; it pauses while the notice is hovered or focused. */
const UNDO_MS = 12_000;

/** Undo button of a notice; closes the notice when the timeout ends. */
export function UndoAction({
  id,
  onUndo,
  onExpire,
}: {
  id: string;
  onUndo: () => void;
  onExpire: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  }, [onExpire]);
  useEffect(() => {
    const notice = button.current?.closest<HTMLElement>('[role="status"]');
    if (!notice) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      stop();
      timer = setTimeout(() => expire.current(), UNDO_MS);
    };
    const listening = [
      ['mouseenter', stop],
      ['mouseleave', start],
      ['focusin', stop],
      ['focusout', start],
    ] as const;
    listening.forEach(([type, listener]) => notice.addEventListener(type, listener));
    start();
    return () => {
      stop();
      listening.forEach(([type, listener]) => notice.removeEventListener(type, listener));
    };
  }, []);
  return (
    <Button ref={button} id={id} className={styles.action ?? ''} aria-keyshortcuts="z" onClick={onUndo}>
      {admin.undo.label}
    </Button>
  );
}
