import { Button, notification } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { describeError } from './errors.ts';
import styles from './notices.module.css';

type FailureOptions = { /** Fetches the present state; offered when somebody else was quicker. */ reload?: () => void };
type Notices = { success: (text: string, action?: ReactNode) => void; failure: (error: unknown, options?: FailureOptions) => void };

const Context = createContext<Notices | null>(null);
const SECONDS = 5;

/** Short messages at the top centre (SPEC §9): five seconds, longer for what asks for a decision. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [toasts, holder] = notification.useNotification({ placement: 'top', duration: SECONDS, maxCount: 3, pauseOnHover: true, top: 76 });
  const value = useMemo<Notices>(() => ({
    success: (text, action) => toasts.open({ title: text, role: 'status', className: styles.notice ?? '', icon: <CircleCheck className={`lucide ${styles.done}`} aria-hidden />, ...(action && { actions: action }) }),
    failure: (error, { reload } = {}) => {
      const { kind, title, text, requestId } = describeError(error);
      if (kind === 'unauthenticated') return;
      const key = `failure-${kind}`;
      const isConflict = kind === 'conflict' && reload !== undefined;
      toasts.open({
        key, title, role: 'alert', className: styles.notice ?? '', duration: isConflict ? false : SECONDS * 2,
        icon: <CircleAlert className={`lucide ${styles.failed}`} aria-hidden />,
        description: requestId ? <>{text}<br /><small>{admin.errors.requestId(requestId)}</small></> : text,
        ...(isConflict && { actions: <Button className={styles.action ?? ''} onClick={() => { toasts.destroy(key); reload(); }}>{admin.errors.reload}</Button> }),
      });
    },
  }), [toasts]);
  return <Context value={value}>{holder}{children}</Context>;
}

export function useNotices(): Notices {
  const value = useContext(Context);
  if (!value) throw new Error('useNotices needs a NoticeProvider');
  return value;
}
