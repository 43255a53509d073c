import { defineJob } from '../../platform/queue/index.ts';

/** Removes the stored files of content without records; `keys` are its generated sizes. */
export const removeImageFiles = defineJob<{ content_hash: string; keys: string[] }>({
  name: 'remove-image-files',
  queue: 'maintenance',
  attempts: 8,
  backoffMs: 5000,
  payload: { content_hash: 'string', keys: 'array' },
});

/** Nightly: removes originals of unfinished uploads and fails images whose job was lost. */
export const sweepImages = defineJob<Record<never, never>>({
  name: 'sweep-images',
  queue: 'maintenance',
  schedule: { pattern: '41 3 * * *' },
  payload: {},
});

/** Nightly: deletes library images unused for two weeks. */
export const discardUnusedImages = defineJob<Record<never, never>>({
  name: 'discard-unused-images',
  queue: 'maintenance',
  schedule: { pattern: '51 3 * * *' },
  payload: {},
});
