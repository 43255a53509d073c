import { defineJob } from '../../../platform/queue/index.ts';

/**
 * Notifies the next batch of owners of new terms. Batches keep runs short and limit repetition after a crash.
 */
export const notifyOfTerms = defineJob<{ valid_from: string; after_user: number }>({
  name: 'tell-of-terms',
  queue: 'maintenance',
  payload: { valid_from: 'string', after_user: 'number' },
});
