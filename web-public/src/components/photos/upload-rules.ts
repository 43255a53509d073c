import { LIMITS } from '@prostora/contracts';
import { photoTexts } from '@prostora/strings/cs/editor.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const EXTENSIONS = /\.(?:jpe?g|png|webp|avif)$/iu;

/** `accept` of the file input; some systems recognize AVIF by extension only. */
export const ACCEPT = `${TYPES.join(',')},.jpg,.jpeg,.png,.webp,.avif`;

/**
 * Validates a file before the upload; the server validates its content.
 *
 * @param taken number of photos that the space already has
 * @returns the reason of a refusal, or null
 */
export function findRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  taken: number,
  limit: number,
): string | null {
  const isSupported =
    file.type === '' ? EXTENSIONS.test(file.name) : (TYPES as readonly string[]).includes(file.type);
  if (!isSupported) return photoTexts.refused.type;
  if (file.size === 0) return photoTexts.refused.empty;
  if (file.size > LIMITS.photoBytes) return photoTexts.refused.size;
  return taken >= limit ? photoTexts.refused.limit(limit) : null;
}

/** Files of a drop or a paste; text and links are ignored. */
export const listFiles = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
