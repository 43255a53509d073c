import { defineEvent } from '../../platform/outbox/index.ts';

/** What a customer's plan allows has changed: it began, was replaced or ran out. */
export const subscriptionChanged = defineEvent<{ customer_id: number }>('subscription.changed');

/** A customer ordered a plan; its pro-forma invoice waits to be paid. */
export const orderPlaced = defineEvent<{ order_id: number }>('order.placed');

/** The operator noted the payment of an order, and its plan began. */
export const orderPaid = defineEvent<{ order_id: number }>('order.paid');
