import { availableParallelism } from 'node:os';
import { defineJob } from '../../platform/queue/index.ts';

/**
 * Generates the sizes of an uploaded image. Retries cover a storage outage of an hour; other failures end
 * sooner (`ImageStoreService.process`).
 */
export const processImage = defineJob<{ image_id: number; queued_before?: number }>({
  name: 'process-image',
  queue: 'images',
  attempts: 12,
  backoffMs: 2000,
  concurrency: Math.min(4, availableParallelism()),
  payload: { image_id: 'number', queued_before: 'number?' },
  // Fair queueing: the first images of any gallery come before the hundredth of another.
  priority: ({ queued_before: before = 0 }) => before,
});
