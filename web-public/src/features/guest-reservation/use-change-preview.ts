import {
  ApiError,
  previewGuestChange,
  type GuestChangesPreview,
  type GuestChangesPreviewInput,
} from '@prostora/api-client';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';

const DEBOUNCE_MS = 350;

export type ChangePreviewState =
  | { status: 'none' | 'loading' }
  | { status: 'done'; preview: GuestChangesPreview }
  | { status: 'refused'; message: string };
type Result = { key: string; state: ChangePreviewState };

/** Message of a field, else of the response. */
const describeRefusal = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors)[0]) || toErrorMessage(error);

/**
 * What the wanted change would do, with its price; debounced, stale answers are dropped.
 * @param changes null while nothing is changed or a field is incomplete
 */
export function useChangePreview(
  link: PrivateLink,
  sequence: number,
  changes: Omit<GuestChangesPreviewInput, 'token' | 'sequence'> | null,
): ChangePreviewState {
  const api = useApi();
  const { id, token } = link;
  const [result, setResult] = useState<Result | null>(null);
  const key = changes === null ? null : JSON.stringify({ sequence, ...changes });
  useEffect(() => {
    if (key === null) return undefined;
    let isActive = true;
    const body = { token, ...(JSON.parse(key) as Omit<GuestChangesPreviewInput, 'token'>) };
    const timer = setTimeout(() => {
      previewGuestChange({ client: api, path: { id }, body }).then(
        (preview) => isActive && setResult({ key, state: { status: 'done', preview } }),
        (error: unknown) =>
          isActive && setResult({ key, state: { status: 'refused', message: describeRefusal(error) } }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [api, id, token, key]);
  if (key === null) return { status: 'none' };
  return result?.key === key ? result.state : { status: 'loading' };
}
