import { formatClock, urls } from '@prostora/contracts';
import { inquiryMail, type DemandInMail, type OfferInMail } from '@prostora/strings/cs/mail-inquiry.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { ClosedReason, Inquiry } from '../inquiry.entity.ts';

export type TemplatedMail = { template: string; message: MailMessage };
type Contact = { email: string; phone: string | null };
/** Reservation of a chosen offer; `page` is the guest's page, null if its link was invalidated. */
export type ReservationOutcome =
  { kind: 'none' | 'no-hours' } | { kind: 'pending' | 'awaits-proof'; id: number; page: string | null };

const ownerAction = (
  recipientId: number,
  label: string = inquiryMail.answer,
): MailMessage['action'] & object => ({
  label,
  path: `${urls.inquiries}?poptavka=${recipientId}`,
});
const senderAction = (path: string): MailMessage['action'] & object => ({ label: inquiryMail.show, path });
const toQuote = (text: string | null): { quote?: string } => (text ? { quote: text } : {});

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
    timeFrom: toClock(inquiry.timeFrom),
    timeTo: toClock(inquiry.timeTo),
    guests: inquiry.numberOfGuests,
    budget: inquiry.budgetHaler === null ? null : inquiry.budgetHaler / 100,
  };
}

/**
 * All inquiry mails. Receipts contain no text of the sender: the address is unverified and may belong to a
 * third party.
 */
export const inquiryMails = {
  contactOwner: (
    recipientId: number,
    space: string,
    { name, email, text }: { name: string; email: string; text: string },
  ): TemplatedMail => ({
    template: 'contact-owner',
    message: {
      ...inquiryMail.contact.owner(space, name),
      quote: text,
      replyTo: email,
      action: ownerAction(recipientId, inquiryMail.read),
    },
  }),
  contactReceipt: (space: string): TemplatedMail => ({
    template: 'contact-receipt',
    message: { ...inquiryMail.contact.receipt(space), isToGuest: true },
  }),
  demandOwner: (
    recipientId: number,
    spaces: readonly string[],
    demand: DemandInMail,
    text: string,
  ): TemplatedMail => ({
    template: 'demand-owner',
    message: {
      ...inquiryMail.demand.owner(spaces, demand),
      ...toQuote(text),
      action: ownerAction(recipientId),
    },
  }),
  demandSender: (path: string, recipients: number): TemplatedMail => ({
    template: 'demand-sender',
    message: { ...inquiryMail.demand.sender(recipients), action: senderAction(path), isToGuest: true },
  }),
  demandUnmatched: (id: number, demand: DemandInMail): TemplatedMail => ({
    template: 'demand-unmatched',
    message: {
      ...inquiryMail.demand.unmatched(demand),
      action: { label: inquiryMail.console, path: `${urls.allInquiries}/${id}` },
    },
  }),
  offerMade: (path: string, offer: OfferInMail, text: string, replyTo: string): TemplatedMail => ({
    template: 'demand-offer',
    message: {
      ...inquiryMail.offer.made(offer),
      ...toQuote(text),
      replyTo,
      action: senderAction(path),
      isToGuest: true,
    },
  }),
  allDeclined: (path: string): TemplatedMail => {
    const { subject, paragraphs } = inquiryMail.offer.allDeclined;
    return {
      template: 'demand-declined',
      message: { subject, paragraphs: [...paragraphs], action: senderAction(path), isToGuest: true },
    };
  },
  chosenOwner: (
    recipientId: number,
    space: string,
    { name, ...contact }: Contact & { name: string },
    outcome: ReservationOutcome,
  ): TemplatedMail => {
    const reservation = {
      label: inquiryMail.showReservation,
      path: `${urls.reservations}?rezervace=${'id' in outcome ? outcome.id : ''}`,
    };
    const action = outcome.kind === 'pending' ? reservation : ownerAction(recipientId, inquiryMail.show);
    return {
      template: 'demand-chosen-owner',
      message: {
        ...inquiryMail.chosen.owner(space, name, contact, outcome.kind),
        replyTo: contact.email,
        action,
      },
    };
  },
  chosenSender: (
    path: string,
    space: string,
    contact: Contact,
    outcome: ReservationOutcome,
  ): TemplatedMail => {
    const page = 'page' in outcome ? outcome.page : null;
    const action = page === null ? senderAction(path) : { label: inquiryMail.showReservation, path: page };
    return {
      template: 'demand-chosen-sender',
      message: {
        ...inquiryMail.chosen.sender(space, contact, outcome.kind),
        replyTo: contact.email,
        action,
        isToGuest: true,
      },
    };
  },
  closedOwner: (
    recipientId: number,
    spaces: readonly string[],
    reason: ClosedReason,
    note: string | null,
  ): TemplatedMail => ({
    template: `demand-${reason}-others`,
    message: {
      ...inquiryMail.closed.owner(spaces, reason),
      ...toQuote(note),
      action: ownerAction(recipientId, inquiryMail.show),
    },
  }),
  closedSender: (reason: 'expired' | 'operator', note: string | null): TemplatedMail => ({
    template: `demand-${reason}-sender`,
    message: {
      ...inquiryMail.closed.sender(reason),
      ...toQuote(note),
      action: { label: inquiryMail.demandAgain, path: urls.demand },
      isToGuest: true,
    },
  }),
  ownerReminder: (recipientId: number, space: string, demand: DemandInMail): TemplatedMail => ({
    template: 'demand-reminder-owner',
    message: { ...inquiryMail.reminder.owner(space, demand), action: ownerAction(recipientId) },
  }),
  senderReminder: (path: string): TemplatedMail => {
    const { subject, paragraphs } = inquiryMail.reminder.sender;
    return {
      template: 'demand-reminder-sender',
      message: { subject, paragraphs: [...paragraphs], action: senderAction(path), isToGuest: true },
    };
  },
} as const;
