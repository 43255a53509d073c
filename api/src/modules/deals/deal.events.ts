import { defineEvent } from '../../platform/outbox/index.ts';

/** Payload of events of a deal. */
export type DealEvent = { deal_id: number };

/** An offer was sent. */
export const dealOffered = defineEvent<DealEvent & { no: number }>('deal.offered');
/** Both sides have agreed; signature or payment is to come. */
export const dealAgreed = defineEvent<DealEvent>('deal.agreed');
