import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';
import { toErrorMessage } from '@prostora/ui/error-message.ts';

/** Error state of a portal page, with the reason and a retry. */
export const PageFailed = ({
  heading,
  error,
  onRetry,
}: {
  heading: string;
  error: Error;
  onRetry: () => void;
}): ReactNode => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    <EmptyState
      announced="alert"
      title={portal.failed.title}
      reason={toErrorMessage(error)}
      action={
        <Button variant="dark" onClick={onRetry}>
          {portal.failed.retry}
        </Button>
      }
    />
  </>
);
