import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { admin } from '@prostora/strings';
import styles from './notices.module.css';

/** How long a change can be taken back; the time stands still while the notice is pointed at or holds the focus. */
const UNDO_MS = 12_000;

/** The way back inside a notice, which it closes when the time for it is over. */
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
