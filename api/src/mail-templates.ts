import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { ACCOUNT_MAILS, invitationMail, PRIVACY_MAILS } from './modules/accounts/index.ts';
import { CALENDAR_MAILS } from './modules/calendars/index.ts';
import { SAVED_SEARCH_MAILS } from './modules/catalog/saved-searches/index.ts';
import { CONVERSATION_MAILS } from './modules/conversations/index.ts';
import { TASK_REMINDER_MAILS } from './modules/console/index.ts';
import { DEAL_MAILS } from './modules/deals/index.ts';
import { TASK_MAILS } from './modules/hosting/index.ts';
import { INQUIRY_MAILS } from './modules/inquiries/index.ts';
import type { ListedMailTemplate } from './modules/mail/index.ts';
import { PROPOSAL_MAILS } from './modules/reservations/changes/index.ts';
import { RESERVATION_MAILS } from './modules/reservations/mails/index.ts';
import { WAITING_LIST_MAILS } from './modules/reservations/waiting-list/index.ts';
import { SPACE_MAILS } from './modules/spaces/index.ts';
import { MEMBERSHIP_MAILS } from './modules/subscriptions/index.ts';

const DECLARED_MAILS = [
  ...ACCOUNT_MAILS,
  ...PRIVACY_MAILS,
  invitationMail,
  ...SPACE_MAILS,
  ...MEMBERSHIP_MAILS,
  ...RESERVATION_MAILS,
  ...PROPOSAL_MAILS,
  ...WAITING_LIST_MAILS,
  ...DEAL_MAILS,
  ...TASK_MAILS,
  ...CALENDAR_MAILS,
  ...CONVERSATION_MAILS,
  ...INQUIRY_MAILS,
  ...SAVED_SEARCH_MAILS,
  ...TASK_REMINDER_MAILS,
];

type UndeclaredName = Exclude<MailTemplateName, (typeof DECLARED_MAILS)[number]['name']>;

/** All mails; a type error names those that `mail-templates.ts` of the strings lists without a declaration. */
export const MAILS: [UndeclaredName] extends [never] ? readonly ListedMailTemplate[] : UndeclaredName =
  DECLARED_MAILS;
