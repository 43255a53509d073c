import {
  previewGuestChange,
  type GuestChangesPreview,
  type GuestChangesPreviewInput,
} from '@prostora/api-client';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import { usePreview, type PreviewState } from '../../lib/use-preview.ts';

export type ChangePreviewState = PreviewState<GuestChangesPreview>;

/**
 * What the wanted change would do, with its price.
 * @param changes null while nothing is changed or a field is incomplete
 */
export function useChangePreview(
  { id, token }: PrivateLink,
  sequence: number,
  changes: Omit<GuestChangesPreviewInput, 'token' | 'sequence'> | null,
): ChangePreviewState {
  const api = useApi();
  return usePreview(changes && { sequence, ...changes }, (input) =>
    previewGuestChange({ client: api, path: { id }, body: { token, ...input } }),
  );
}
