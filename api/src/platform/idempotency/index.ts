export { IdempotencyModule } from './idempotency.module.ts';
export { Idempotent } from './idempotent.ts';
export { IdempotencyStore } from './idempotency-store.ts';
