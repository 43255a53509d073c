export { IdempotencyModule } from './idempotency.module.ts';
export { Idempotent } from './idempotent.ts';
export { IdempotencyKeys } from './idempotency-keys.ts';
