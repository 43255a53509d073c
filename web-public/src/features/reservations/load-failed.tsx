import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { Button, EmptyState } from '@prostora/ui';
import { failureText } from '@prostora/ui/failure-text.ts';
import type { ReactNode } from 'react';

/** A part of the page whose data did not come: why, and another try. */
export const LoadFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode => (
  <EmptyState
    announced="alert"
    title={texts.failedTitle}
    reason={failureText(error)}
    action={
      <Button variant="dark" onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  />
);
