export { IdempotencyModule } from './idempotency.module.ts';
export { IdempotencyStore } from './idempotency-store.ts';
