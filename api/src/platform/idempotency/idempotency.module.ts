import { Global, Module } from '@nestjs/common';
import { IdempotencyJobs } from './idempotency.jobs.ts';
import { IdempotencyStore } from './idempotency-store.ts';

/** Provides what idempotent routes need in every module. */
@Global()
@Module({ providers: [IdempotencyStore, IdempotencyJobs], exports: [IdempotencyStore] })
export class IdempotencyModule {}
