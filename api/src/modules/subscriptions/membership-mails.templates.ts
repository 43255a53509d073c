import { consoleUrls, urls } from '@prostora/contracts';
import { invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import { mail } from '@prostora/strings/cs/mail.ts';
import {
  membershipMail as texts,
  membershipMailSample as sample,
} from '@prostora/strings/cs/mail-membership.ts';
import { defineMail, type MailMessage } from '../mail/index.ts';
import type { LimitOutcome } from './plan-limit.ts';

/** Attachment kind of the invoice of an order. */
export const INVOICE_FILE = 'invoice';

const toMembershipAction = (label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: urls.membership },
});
const SHOW = toMembershipAction(texts.show);

const PRICE = invoiceAmount(sample.priceHaler);
const DATE = invoiceDate(sample.day);

type NewOrderProps = { orderId: number; plan: string; number: string; price: string; dueOn: string };

export const orderPlacedMail = defineMail({
  name: 'order-placed',
  sample: { orderId: 1, plan: sample.plan, number: sample.number, price: PRICE, dueOn: DATE },
  render: ({ orderId, plan, number, price, dueOn }: NewOrderProps) => ({
    ...texts.placed(plan, number, price, dueOn),
    ...SHOW,
    attachments: [{ kind: INVOICE_FILE, id: orderId }],
  }),
});

type NewOrderForOperatorProps = { customer: string; plan: string; number: string; price: string };

export const orderPlacedForOperatorMail = defineMail({
  name: 'order-placed-operator',
  sample: { customer: sample.customer, plan: sample.plan, number: sample.number, price: PRICE },
  render: ({ customer, plan, number, price }: NewOrderForOperatorProps) => ({
    ...texts.placedForOperator(customer, plan, number, price),
    action: { label: texts.openConsole, path: consoleUrls.orders },
  }),
});

export const orderCancelledMail = defineMail({
  name: 'order-cancelled',
  sample: { plan: sample.plan, number: sample.number },
  render: ({ plan, number }: { plan: string; number: string }) => ({
    ...texts.cancelled(plan, number),
    ...SHOW,
  }),
});

type PaidProps = { plan: string; until: string; isFromCredit: boolean };
const PAID_SAMPLE: PaidProps = { plan: sample.plan, until: DATE, isFromCredit: false };

export const membershipBegunMail = defineMail({
  name: 'membership-begun',
  sample: PAID_SAMPLE,
  render: ({ plan, until, isFromCredit }: PaidProps) => ({
    ...(isFromCredit ? texts.begunFromCredit : texts.begun)(plan, until),
    ...SHOW,
  }),
});

export const membershipProlongedMail = defineMail({
  name: 'membership-prolonged',
  sample: PAID_SAMPLE,
  render: ({ plan, until, isFromCredit }: PaidProps) => ({
    ...(isFromCredit ? texts.prolongedFromCredit : texts.prolonged)(plan, until),
    ...SHOW,
  }),
});

/** `after` is the effect of the limit after the end. */
type EndingProps = {
  plan: string;
  daysLeft: number;
  until: string;
  after: Pick<LimitOutcome, 'limit' | 'kept' | 'paused'>;
};
const NOTHING_PAUSED: EndingProps['after'] = { limit: 0, kept: [], paused: [] };

export const toNames = (spaces: readonly { name: string }[]): string[] => spaces.map(({ name }) => name);

/** Adds the spaces that will be paused to a reminder. */
function appendLimitNotice(
  message: Pick<MailMessage, 'subject' | 'paragraphs'>,
  { limit, kept, paused }: EndingProps['after'],
): Pick<MailMessage, 'subject' | 'paragraphs'> {
  if (paused.length === 0) return message;
  const added = texts.limitAfterEnd(limit, toNames(kept), toNames(paused));
  return { ...message, paragraphs: [...message.paragraphs, ...added] };
}

export const membershipEndingMail = defineMail({
  name: 'membership-ending',
  sample: { plan: sample.plan, daysLeft: 14, until: DATE, after: NOTHING_PAUSED },
  render: ({ plan, daysLeft, until, after }: EndingProps) => ({
    ...appendLimitNotice(texts.ending(plan, daysLeft, until), after),
    ...toMembershipAction(texts.prolong),
  }),
});

export const trialEndingMail = defineMail({
  name: 'trial-ending',
  sample: { plan: sample.trialPlan, daysLeft: 1, until: DATE, after: NOTHING_PAUSED },
  render: ({ plan, daysLeft, until, after }: EndingProps) => ({
    ...appendLimitNotice(texts.trialEnding(plan, daysLeft, until), after),
    ...toMembershipAction(texts.choose),
  }),
});

type PausedProps = { limit: LimitOutcome['limit']; kept: string[]; paused: string[] };

export const spacesPausedMail = defineMail({
  name: 'spaces-paused',
  sample: {
    limit: sample.publishedSpaces.length,
    kept: [...sample.publishedSpaces],
    paused: [...sample.pausedSpaces],
  },
  render: ({ limit, kept, paused }: PausedProps) => ({
    ...texts.spacesPaused(limit, kept, paused),
    action: { label: texts.chooseKept, path: urls.publishedSpaces },
  }),
});

export const spacesResumedMail = defineMail({
  name: 'spaces-resumed',
  sample: [...sample.pausedSpaces],
  render: (resumed: string[]) => ({
    ...texts.spacesResumed(resumed),
    action: { label: mail.space.mine, path: urls.mySpaces },
  }),
});

export const membershipCorrectedMail = defineMail({
  name: 'membership-corrected',
  sample: { plan: sample.plan, until: DATE, reason: sample.reason },
  render: ({ plan, until, reason }: { plan: string; until: string; reason: string }) => ({
    ...texts.corrected(plan, until, reason),
    ...SHOW,
  }),
});

type CreditProps = { amountHaler: number; availableHaler: number; reason: string };

export const creditChangedMail = defineMail({
  name: 'credit-changed',
  sample: { amountHaler: sample.priceHaler, availableHaler: sample.priceHaler, reason: sample.reason },
  render: ({ amountHaler, availableHaler, reason }: CreditProps) => {
    const text = amountHaler > 0 ? texts.creditAdded : texts.creditRemoved;
    return { ...text(invoiceAmount(Math.abs(amountHaler)), invoiceAmount(availableHaler), reason), ...SHOW };
  },
});

export const MEMBERSHIP_MAILS = [
  orderPlacedMail,
  orderPlacedForOperatorMail,
  orderCancelledMail,
  membershipBegunMail,
  membershipProlongedMail,
  membershipEndingMail,
  trialEndingMail,
  spacesPausedMail,
  spacesResumedMail,
  membershipCorrectedMail,
  creditChangedMail,
] as const;
