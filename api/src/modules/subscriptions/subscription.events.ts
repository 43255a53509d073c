import { defineEvent } from '../../platform/outbox/index.ts';

/** What a customer's plan allows has changed: it began, was replaced or ran out. */
export const subscriptionChanged = defineEvent<{ customer_id: number }>('subscription.changed');
