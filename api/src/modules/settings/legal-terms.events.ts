import { defineEvent } from '../../platform/outbox/index.ts';

/** Terms were published, valid from `valid_from` (YYYY-MM-DD) unless withdrawn before. */
export const termsPublished = defineEvent<{ valid_from: string }>('terms.published');
