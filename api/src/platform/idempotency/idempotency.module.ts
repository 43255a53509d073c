import { Global, Module } from '@nestjs/common';
import { IdempotencyJobs } from './idempotency.jobs.ts';
import { IdempotencyStore } from './idempotency-store.ts';

/** Provides what `@Idempotent()` needs in every module. */
@Global()
@Module({ providers: [IdempotencyStore, IdempotencyJobs], exports: [IdempotencyStore] })
export class IdempotencyModule {}
