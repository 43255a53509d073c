import { defineJob } from '../../platform/queue/index.ts';

/** Removes the stored files of a content no record uses any more; `keys` are the sizes that were made of it. */
export const removeImageFiles = defineJob<{ content_hash: string; keys: string[] }>({
  name: 'remove-image-files',
  queue: 'maintenance',
  attempts: 8,
  backoffMs: 5000,
  payload: { content_hash: 'string', keys: 'array' },
});

/** Every night: originals whose upload was never finished go away, photographs whose job was lost end as failed. */
export const sweepImages = defineJob<Record<never, never>>({
  name: 'sweep-images',
  queue: 'maintenance',
  schedule: { pattern: '41 3 * * *' },
  payload: {},
});

/** Every night: photographs of the library that nothing has shown for days go away. */
export const discardUnusedImages = defineJob<Record<never, never>>({
  name: 'discard-unused-images',
  queue: 'maintenance',
  schedule: { pattern: '51 3 * * *' },
  payload: {},
});
