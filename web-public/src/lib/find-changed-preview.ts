import { ApiError, type CancellationPreview } from '@prostora/api-client';

/** The present preview of a cancellation refused because its amounts have changed; null for other errors. */
export const findChangedPreview = (error: unknown): CancellationPreview | null =>
  error instanceof ApiError && error.errorCode === 'CANCELLATION_CHANGED'
    ? ((error.body['preview'] as CancellationPreview | undefined) ?? null)
    : null;
