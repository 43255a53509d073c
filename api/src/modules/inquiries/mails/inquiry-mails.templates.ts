import { consoleUrls, formatClock, urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import {
  inquiryMail,
  type DemandInMail,
  type OfferInMail,
  type ReopeningCause,
} from '@prostora/strings/cs/mail-inquiry.ts';
import type { MatchSummaryText } from '@prostora/strings/cs/match-summary.ts';
import { defineMail, toQuote, type MailMessage } from '../../mail/index.ts';
import type { ClosedReason, Inquiry } from '../inquiry.entity.ts';

type Contact = { email: string; phone: string | null };
/** Reservation of a chosen offer; `page` is the guest's page, null if its link was invalidated. */
export type ReservationOutcome = { kind: 'no-hours' } | { kind: 'pending'; id: number; page: string | null };

const toOwnerAction = (
  recipientId: number,
  label: string = inquiryMail.answer,
): MailMessage['action'] & object => ({
  label,
  path: `${urls.inquiries}?poptavka=${recipientId}`,
});
const toSenderAction = (path: string): MailMessage['action'] & object => ({ label: inquiryMail.show, path });

/** Properties of a demand in mails. */
export function toDemandInMail(
  inquiry: Inquiry & { purpose: { name: string } | null; location: { name: string } | null },
): DemandInMail {
  const toClock = (minute: number | null): string | null => (minute === null ? null : formatClock(minute));
  return {
    purpose: inquiry.purpose?.name ?? inquiry.purposeText,
    location: inquiry.location?.name ?? null,
    dateFrom: inquiry.dateFrom,
    dateTo: inquiry.dateTo,
    flexible: inquiry.flexible,
    weekdays: inquiry.weekdays,
    timeFrom: toClock(inquiry.timeFrom),
    timeTo: toClock(inquiry.timeTo),
    guests: inquiry.numberOfGuests,
    layout: inquiry.layout,
    tariff: inquiry.tariff,
    budget: inquiry.budgetHaler === null ? null : inquiry.budgetHaler / 100,
  };
}

const { samples } = inquiryMail;
const SAMPLE_PATH = urls.sentDemand(1, 'ukazka');
const SAMPLE_CONTACT = { email: samples.email, phone: samples.phone };
const SAMPLE_OUTCOME: ReservationOutcome = {
  kind: 'pending',
  id: 1,
  page: urls.reservation(1, 'ukazka'),
};
const DEMAND_SAMPLE = {
  recipientId: 1,
  spaces: [samples.space, samples.other],
  demand: samples.demand,
  text: samples.message,
};

export const contactOwnerMail = defineMail({
  name: 'contact-owner',
  sample: {
    recipientId: 1,
    space: samples.space,
    name: samples.name,
    email: samples.email,
    text: samples.message,
  },
  render: ({
    recipientId,
    space,
    name,
    email,
    text,
  }: {
    recipientId: number;
    space: string;
    name: string;
    email: string;
    text: string;
  }) => ({
    ...inquiryMail.contact.owner(space, name),
    quote: text,
    replyTo: email,
    action: toOwnerAction(recipientId, inquiryMail.read),
  }),
});

/** Receipts contain no text of the sender: the address is unverified and may belong to a third party. */
export const contactReceiptMail = defineMail({
  name: 'contact-receipt',
  sample: { space: samples.space, path: SAMPLE_PATH },
  render: ({ space, path }: { space: string; path: string }) => ({
    ...inquiryMail.contact.receipt(space),
    action: { label: inquiryMail.showMessage, path },
    isToGuest: true,
  }),
});

export const demandOwnerMail = defineMail({
  name: 'demand-owner',
  sample: DEMAND_SAMPLE,
  render: ({
    recipientId,
    spaces,
    demand,
    text,
  }: {
    recipientId: number;
    spaces: readonly string[];
    demand: DemandInMail;
    text: string;
  }) => ({
    ...inquiryMail.demand.owner(spaces, demand),
    ...toQuote(text),
    action: toOwnerAction(recipientId),
  }),
});

export const demandSenderMail = defineMail({
  name: 'demand-sender',
  sample: { path: SAMPLE_PATH, recipients: 3, summary: samples.summary },
  render: ({
    path,
    recipients,
    summary,
  }: {
    path: string;
    recipients: number;
    summary: MatchSummaryText | null;
  }) => ({
    ...inquiryMail.demand.sender(recipients, summary),
    action: toSenderAction(path),
    isToGuest: true,
  }),
});

export const demandUnmatchedMail = defineMail({
  name: 'demand-unmatched',
  sample: { id: 1, demand: samples.demand },
  render: ({ id, demand }: { id: number; demand: DemandInMail }) => ({
    ...inquiryMail.demand.unmatched(demand),
    action: { label: inquiryMail.console, path: `${consoleUrls.allInquiries}/${id}` },
  }),
});

export const offerMail = defineMail({
  name: 'demand-offer',
  sample: {
    path: SAMPLE_PATH,
    offer: { space: samples.space, price: 18_500, validUntil: samples.demand.dateFrom },
    text: samples.offer,
    replyTo: samples.email,
  },
  render: ({
    path,
    offer,
    text,
    replyTo,
  }: {
    path: string;
    offer: OfferInMail;
    text: string;
    replyTo: string;
  }) => ({
    ...inquiryMail.offer.made(offer),
    ...toQuote(text),
    replyTo,
    action: toSenderAction(path),
    isToGuest: true,
  }),
});

export const allDeclinedMail = defineMail({
  name: 'demand-declined',
  sample: SAMPLE_PATH,
  render: (path: string) => ({
    subject: inquiryMail.offer.allDeclined.subject,
    paragraphs: [...inquiryMail.offer.allDeclined.paragraphs],
    action: toSenderAction(path),
    isToGuest: true,
  }),
});

export const demandReopenedMail = defineMail({
  name: 'demand-reopened',
  sample: {
    path: SAMPLE_PATH,
    space: samples.space,
    cause: 'unconfirmed' as ReopeningCause,
    hasOtherOffers: true,
  },
  render: ({
    path,
    space,
    cause,
    hasOtherOffers = true,
  }: {
    path: string;
    space: string;
    cause: ReopeningCause;
    /** Missing in mails queued by former releases. */
    hasOtherOffers?: boolean;
  }) => ({
    ...inquiryMail.chosen.reopened(space, cause, hasOtherOffers),
    action: toSenderAction(path),
    isToGuest: true,
  }),
});

export const chosenOwnerMail = defineMail({
  name: 'demand-chosen-owner',
  sample: {
    recipientId: 1,
    space: samples.space,
    name: samples.name,
    contact: SAMPLE_CONTACT,
    outcome: SAMPLE_OUTCOME,
  },
  render: ({
    recipientId,
    space,
    name,
    contact,
    outcome,
  }: {
    recipientId: number;
    space: string;
    name: string;
    contact: Contact;
    outcome: ReservationOutcome;
  }) => ({
    ...inquiryMail.chosen.owner(space, name, contact, outcome.kind),
    replyTo: contact.email,
    action:
      outcome.kind === 'pending'
        ? { label: inquiryMail.showReservation, path: buildOwnerReservationUrl(outcome.id) }
        : toOwnerAction(recipientId, inquiryMail.show),
  }),
});

export const chosenSenderMail = defineMail({
  name: 'demand-chosen-sender',
  sample: { path: SAMPLE_PATH, space: samples.space, contact: SAMPLE_CONTACT, outcome: SAMPLE_OUTCOME },
  render: ({
    path,
    space,
    contact,
    outcome,
  }: {
    path: string;
    space: string;
    contact: Contact;
    outcome: ReservationOutcome;
  }) => {
    const page = 'page' in outcome ? outcome.page : null;
    return {
      ...inquiryMail.chosen.sender(space, contact, outcome.kind),
      replyTo: contact.email,
      action: page === null ? toSenderAction(path) : { label: inquiryMail.showReservation, path: page },
      isToGuest: true,
    };
  },
});

type ClosedForOwner = { recipientId: number; spaces: readonly string[]; note: string | null };

const defineClosedOwnerMail = <const Reason extends Exclude<ClosedReason, 'spam'>>(reason: Reason) =>
  defineMail({
    name: `demand-${reason}-others` as const,
    sample: { recipientId: 1, spaces: [samples.space], note: reason === 'operator' ? samples.note : null },
    render: ({ recipientId, spaces, note }: ClosedForOwner) => ({
      ...inquiryMail.closed.owner(spaces, reason),
      ...toQuote(note),
      action: toOwnerAction(recipientId, inquiryMail.show),
    }),
  });

/** To the owners who were not chosen, by the reason of the end. */
export const closedOwnerMails = {
  chosen: defineClosedOwnerMail('chosen'),
  withdrawn: defineClosedOwnerMail('withdrawn'),
  expired: defineClosedOwnerMail('expired'),
  operator: defineClosedOwnerMail('operator'),
} satisfies Record<Exclude<ClosedReason, 'spam'>, unknown>;

/** To owners who have received a message or demand that the operator marked as spam. */
export const spamOwnerMail = defineMail({
  name: 'inquiry-spam-owner',
  sample: { recipientId: 1, spaces: [samples.space] },
  render: ({ recipientId, spaces }: Pick<ClosedForOwner, 'recipientId' | 'spaces'>) => ({
    ...inquiryMail.spam(spaces),
    action: toOwnerAction(recipientId, inquiryMail.show),
  }),
});

const defineClosedSenderMail = <const Reason extends 'expired' | 'operator'>(reason: Reason) =>
  defineMail({
    name: `demand-${reason}-sender` as const,
    sample: reason === 'operator' ? samples.note : null,
    render: (note: string | null) => ({
      ...inquiryMail.closed.sender(reason),
      ...toQuote(note),
      action: { label: inquiryMail.demandAgain, path: urls.demand },
      isToGuest: true,
    }),
  });

/** To the sender, unless the sender closed the demand. */
export const closedSenderMails = {
  expired: defineClosedSenderMail('expired'),
  operator: defineClosedSenderMail('operator'),
};

export const senderReminderMail = defineMail({
  name: 'demand-reminder-sender',
  sample: SAMPLE_PATH,
  render: (path: string) => ({
    subject: inquiryMail.reminder.sender.subject,
    paragraphs: [...inquiryMail.reminder.sender.paragraphs],
    action: toSenderAction(path),
    isToGuest: true,
  }),
});

export const INQUIRY_MAILS = [
  contactOwnerMail,
  contactReceiptMail,
  demandOwnerMail,
  demandSenderMail,
  demandUnmatchedMail,
  offerMail,
  allDeclinedMail,
  demandReopenedMail,
  chosenOwnerMail,
  chosenSenderMail,
  closedOwnerMails.chosen,
  closedOwnerMails.withdrawn,
  closedOwnerMails.expired,
  closedOwnerMails.operator,
  spamOwnerMail,
  closedSenderMails.expired,
  closedSenderMails.operator,
  senderReminderMail,
] as const;
