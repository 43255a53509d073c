import { Global, Module } from '@nestjs/common';
import { IdempotencyJobs } from './idempotency.jobs.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';

/** Provides what `@Idempotent()` needs in every module. */
@Global()
@Module({ providers: [IdempotencyKeys, IdempotencyJobs], exports: [IdempotencyKeys] })
export class IdempotencyModule {}
