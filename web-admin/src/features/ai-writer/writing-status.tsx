import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { adminAiWriter as texts } from '@prostora/strings/cs/admin-ai-writer.ts';
import type { WritingControl } from './use-writing.ts';
import styles from './ai-writer.module.css';

type WritingStatusProps = { writing: WritingControl; label: string; onRetry: () => void };

/** Status of a text: in progress with a stop button, stopped, or failed. */
export function WritingStatus({ writing, label, onRetry }: WritingStatusProps): ReactNode {
  const { status, failure, stop } = writing;
  if (status === 'writing') {
    return (
      <div className={styles.status}>
        <span role="status" className={styles.pulse}>
          {label}
        </span>
        <Button danger onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    );
  }
  const retry = (
    <Button size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  if (status === 'failed')
    return (
      <Alert
        className={styles.alert ?? ''}
        type="error"
        showIcon
        role="alert"
        title={failure}
        action={retry}
      />
    );
  if (status === 'stopped')
    return (
      <Alert
        className={styles.alert ?? ''}
        type="info"
        showIcon
        role="status"
        title={texts.stopped}
        action={retry}
      />
    );
  return null;
}
