import { LIMITS } from '@prostora/contracts';
import { photoTexts } from '@prostora/strings/cs/editor.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
const EXTENSIONS = /\.(?:jpe?g|png|webp|avif)$/iu;

/** What the file dialog offers; some systems know AVIF by its extension only. */
export const ACCEPT = `${TYPES.join(',')},.jpg,.jpeg,.png,.webp,.avif`;

/** Why a file is not even sent; null when the server may judge it by its content. The place is counted from those already taken. */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  taken: number,
  limit: number,
): string | null {
  const known =
    file.type === '' ? EXTENSIONS.test(file.name) : (TYPES as readonly string[]).includes(file.type);
  if (!known) return photoTexts.refused.type;
  if (file.size === 0) return photoTexts.refused.empty;
  if (file.size > LIMITS.photoBytes) return photoTexts.refused.size;
  return taken >= limit ? photoTexts.refused.limit(limit) : null;
}

/** Pictures among what was dropped or pasted; text and links beside them are left alone. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
