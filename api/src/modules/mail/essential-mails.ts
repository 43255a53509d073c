import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';

const TEMPLATES: readonly MailTemplateName[] = [
  'reservation-new-link',
  'reservation-readdressed',
  'reservation-booked',
  'reservation-confirmed',
  'reservation-refused',
  'reservation-released',
  'reservation-cancelled-by-owner',
  'reservation-cancelled-by-operator',
  'reservation-cancelled-receipt',
  'reservation-change-proposed',
];

/** Mails that a guest must learn of: a replaced link, a decision, and a proposal that waits for an answer. */
export const ESSENTIAL_MAILS: ReadonlySet<string> = new Set(TEMPLATES);
