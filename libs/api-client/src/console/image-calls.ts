import type { StoredImage } from '../generated/types.gen.ts';
import type { Calls } from '../calls.ts';
import type { Files, UploadOptions } from '../files.ts';

/** Photographs of texts, covers and settings. */
export const imageCalls = ({ get }: Calls) => ({
  images: {
    read: (id: number, signal?: AbortSignal) => get<StoredImage>(`admin/images/${id}`, undefined, signal),
  },
});

/** Uploads a photograph for a text or a cover. */
export function uploadImage(files: Files, file: File, options: UploadOptions = {}): Promise<StoredImage> {
  const form = new FormData();
  form.set('file', file);
  return files.upload<StoredImage>('PUT', 'admin/images', form, options);
}
