import { Button } from 'antd';
import type { ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { describeError } from '../feedback/errors.ts';
import styles from './state-panel.module.css';

/** Illustration of an empty state (DESIGN §5). */
function EmptyIllustration() {
  return (
    <svg className={styles.plan} viewBox="0 0 96 72" fill="none" aria-hidden>
      <path d="M38 68V38a30 30 0 0 1 30 30Z" fill="#F2B233" opacity=".9" />
      <path d="M38 68H6V4h84v64H68" stroke="currentColor" strokeWidth="4" />
      <path d="M38 70V38" stroke="currentColor" strokeWidth="3" />
      <path d="M18 18h20v12H18zM60 16a8 8 0 1 0 0 .1" stroke="currentColor" strokeWidth="1.6" opacity=".55" />
    </svg>
  );
}

type StatePanelProps = { title: string; text?: ReactNode; action?: ReactNode; level?: 1 | 2 };

/** Empty or error state with an optional action. */
export function StatePanel({ title, text, action, level = 2 }: StatePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.panel}>
      <EmptyIllustration />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Error of a failed load with a retry button. */
export function ErrorPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text, requestId } = describeError(error);
  return (
    <div role="alert">
      <StatePanel
        title={admin.errors.loadTitle}
        action={<Button onClick={onRetry}>{admin.errors.retry}</Button>}
        text={
          requestId ? (
            <>
              {text}
              <br />
              <small>{admin.errors.requestId(requestId)}</small>
            </>
          ) : (
            text
          )
        }
      />
    </div>
  );
}
