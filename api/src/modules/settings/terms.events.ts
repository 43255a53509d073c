import { defineEvent } from '../../platform/outbox/index.ts';

/** New terms were published; they hold from the day on (YYYY-MM-DD), unless they are withdrawn before. */
export const termsPublished = defineEvent<{ valid_from: string }>('terms.published');
