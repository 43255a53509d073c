import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';
import { failureText } from '@prostora/ui/failure-text.ts';

/** A page of the portal whose data did not come: why, and another try. */
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
      reason={failureText(error)}
      action={
        <Button variant="dark" onClick={onRetry}>
          {portal.failed.retry}
        </Button>
      }
    />
  </>
);
