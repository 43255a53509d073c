import { defineJob } from '../../platform/queue/index.ts';

/** Tells the next owners of new terms. In parts, so that none takes long and a crash repeats little. */
export const tellOfTerms = defineJob<{ valid_from: string; after_user: number }>({
  name: 'tell-of-terms',
  queue: 'maintenance',
  payload: { valid_from: 'string', after_user: 'number' },
});
