import { availableParallelism } from 'node:os';
import { defineJob } from '../../platform/queue/index.ts';

/** Makes the sizes of an uploaded photograph. An outage of the storage may last an hour; other failures end sooner (`ImageStore.process`). */
export const processImage = defineJob<{ image_id: number; queued_before?: number }>({
  name: 'process-image',
  queue: 'images',
  attempts: 12,
  backoffMs: 2000,
  concurrency: Math.min(4, availableParallelism()),
  payload: { image_id: 'number', queued_before: 'number?' },
  // The first photographs of everybody come before the hundredth of one gallery.
  priority: ({ queued_before: before = 0 }) => before,
});
