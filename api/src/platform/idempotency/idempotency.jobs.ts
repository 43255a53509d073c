import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../queue/index.ts';
import { IdempotencyStore } from './idempotency-store.ts';

export const cleanIdempotencyKeys = defineJob<Record<never, never>>({
  name: 'clean-idempotency-keys',
  queue: 'maintenance',
  schedule: { pattern: '27 3 * * *' },
  payload: {},
});

@Injectable()
export class IdempotencyJobs {
  constructor(private readonly keys: IdempotencyStore) {}

  @HandlesJob(cleanIdempotencyKeys)
  async clean(): Promise<void> {
    await this.keys.deleteExpired();
  }
}
