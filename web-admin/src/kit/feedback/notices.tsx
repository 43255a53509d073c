import { Button, notification } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { describeError } from './errors.ts';
import { useShortcut } from '../shortcuts/shortcut.ts';
import { UndoAction } from './undo-action.tsx';
import styles from './notices.module.css';

type FailureOptions = {
  /** Reloads the data; offered after a concurrent change. */ reload?: () => void;
};
type Notices = {
  success: (text: string, action?: ReactNode) => void;
  failure: (error: unknown, options?: FailureOptions) => void;
  /** Reports why the browser refused an action. */
  refusal: (text: string) => void;
  /** Success notice with an undo button; the key `z` undoes the last one. */
  undoable: (text: string, undo: () => Promise<unknown>) => void;
};

const Context = createContext<Notices | null>(null);
const SECONDS = 5;
type Toasts = ReturnType<typeof notification.useNotification>[0];
type Undo = { key: string; run: () => void };

const successNotice = (title: string) => ({
  title,
  role: 'status' as const,
  className: styles.notice ?? '',
  icon: <CircleCheck className={`lucide ${styles.done}`} aria-hidden />,
});

/** Notices at the top centre (SPEC §9): five seconds, longer when they need a decision. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [toasts, holder] = notification.useNotification({
    placement: 'top',
    duration: SECONDS,
    maxCount: 3,
    pauseOnHover: true,
    top: 76,
  });
  const last = useRef<Undo | null>(null);
  const value = useMemo<Notices>(() => {
    const success: Notices['success'] = (text, action) =>
      toasts.open({ ...successNotice(text), ...(action && { actions: action }) });
    const failure: Notices['failure'] = (error, options) => showFailure(toasts, error, options);
    const refusal: Notices['refusal'] = (text) => toasts.open(failureNotice(text));
    return {
      success,
      failure,
      refusal,
      undoable: (text, undo) => offerUndo({ toasts, text, undo, last, success, failure }),
    };
  }, [toasts]);
  useShortcut('z', () => {
    if (last.current && document.getElementById(last.current.key)) last.current.run();
  });
  return (
    <Context value={value}>
      {holder}
      {children}
    </Context>
  );
}

const failureNotice = (title: string) => ({
  title,
  role: 'alert' as const,
  className: styles.notice ?? '',
  duration: SECONDS * 2,
  icon: <CircleAlert className={`lucide ${styles.failed}`} aria-hidden />,
});

function showFailure(toasts: Toasts, error: unknown, { reload }: FailureOptions = {}): void {
  const { kind, title, text, requestId } = describeError(error);
  if (kind === 'unauthenticated') return;
  const key = `failure-${kind}`;
  const isConflict = kind === 'conflict' && reload !== undefined;
  toasts.open({
    ...failureNotice(title),
    key,
    ...(isConflict && { duration: false as const }),
    description: requestId ? (
      <>
        {text}
        <br />
        <small>{admin.errors.requestId(requestId)}</small>
      </>
    ) : (
      text
    ),
    ...(isConflict && {
      actions: (
        <Button
          className={styles.action ?? ''}
          onClick={() => {
            toasts.destroy(key);
            reload();
          }}
        >
          {admin.errors.reload}
        </Button>
      ),
    }),
  });
}

let undoNumber = 0;

type UndoOffer = {
  toasts: Toasts;
  text: string;
  undo: () => Promise<unknown>;
  last: { current: Undo | null };
} & Pick<Notices, 'success' | 'failure'>;

/** The undo runs once; the notice closes as soon as it starts. */
function offerUndo({ toasts, text, undo, last, success, failure }: UndoOffer): void {
  undoNumber += 1;
  const key = `console-undo-${undoNumber}`;
  const clearLast = (): void => {
    if (last.current?.key === key) last.current = null;
  };
  const close = (): void => {
    clearLast();
    toasts.destroy(key);
  };
  let isUsed = false;
  const run = (): void => {
    if (isUsed) return;
    isUsed = true;
    close();
    undo().then(
      () => success(admin.undo.done),
      (error: unknown) => failure(error),
    );
  };
  last.current = { key, run };
  toasts.open({
    ...successNotice(text),
    key,
    duration: false,
    closable: { onClose: clearLast },
    actions: <UndoAction id={key} onUndo={run} onExpire={close} />,
  });
}

export function useNotices(): Notices {
  const value = useContext(Context);
  if (!value) throw new Error('useNotices needs a NoticeProvider');
  return value;
}
