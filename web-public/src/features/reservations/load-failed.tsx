import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { Button, EmptyState } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';

/** Error state of a part of the page, with the reason and a retry. */
export const LoadFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode => (
  <EmptyState
    announced="alert"
    title={texts.failedTitle}
    reason={toErrorMessage(error)}
    action={
      <Button variant="dark" onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  />
);
