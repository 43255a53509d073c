import { Injectable } from '@nestjs/common';
import { accountCause, MailService } from '../mail/index.ts';
import { UsersService } from '../users/index.ts';
import { InquiryLinks } from './inquiry-links.service.ts';
import {
  demandInMail,
  inquiryMails,
  type ReservationOutcome,
  type TemplatedMail,
} from './inquiry-mails.templates.ts';
import { toExactSlot } from './demand-needs.ts';
import { hasOffer, ownerContact } from './inquiry.mapper.ts';
import { InquiryRepository, type OwnerPart, type ToldInquiry } from './inquiry.repository.ts';
import { haveAllDeclined } from './inquiry.states.ts';
import { OfferTaking } from './offer-taking.ts';

type Recipient = ReturnType<ToldInquiry['recipients']['$']['getItems']>[number];

const nameOf = ({ noName, name, building }: Recipient['space'] | OwnerPart['space']): string =>
  noName ? building.name : `${name}, ${building.name}`;
const offeredOf = (recipient: Recipient): string =>
  recipient.offeredSpace
    ? recipient.offeredSpace.noName
      ? recipient.offeredSpace.building.name
      : `${recipient.offeredSpace.name}, ${recipient.offeredSpace.building.name}`
    : nameOf(recipient.space);

/** Erased and blocked users get no mail. */
const isThere = ({ erasedAt, blockedAt }: { erasedAt: Date | null; blockedAt: Date | null }): boolean =>
  erasedAt === null && blockedAt === null;

/** Prefix of the idempotency keys of mails to the sender; the mail log is anonymized by it. */
export const senderCause = (inquiryId: number): string => `inquiry-${inquiryId}-sender-`;

/** Mails to all sides of an inquiry; a repeated idempotency key sends no second mail. */
@Injectable()
export class InquiryMails {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly links: InquiryLinks,
    private readonly users: UsersService,
    private readonly mails: MailService,
    private readonly offers: OfferTaking,
  ) {}

  /** Mails the demand to owners, a receipt to the sender, and demands without a match to operators. */
  async tellOfSent(
    cause: string,
    inquiryId: number,
    recipientIds: readonly number[],
    tellsSender: boolean,
  ): Promise<void> {
    const inquiry = await this.inquiries.byId(inquiryId);
    if (!inquiry || inquiry.forgottenAt !== null) return;
    const recipients = inquiry.recipients.$.getItems().filter(({ id }) => recipientIds.includes(id));
    if (inquiry.kind === 'contact') return this.tellOfContact(cause, inquiry, recipients, tellsSender);
    await this.toOwners(cause, inquiry, recipients, (first, spaces) =>
      inquiryMails.demandOwner(first.id, spaces, demandInMail(inquiry), inquiry.text),
    );
    if (tellsSender)
      await this.toSender(
        cause,
        inquiry,
        inquiryMails.demandSender(this.links.mailedPathOf(inquiry.id), recipients.length),
      );
    if (recipients.length > 0) return;
    for (const { id, email } of await this.users.operators())
      await this.mails.post({
        cause: accountCause(id, cause),
        to: email,
        about: aboutOf(inquiry),
        ...inquiryMails.demandUnmatched(inquiry.id, demandInMail(inquiry)),
      });
  }

  /** Mails each offer to the sender; refusals are mailed only once all recipients have declined. */
  async tellOfAnswer(
    cause: string,
    inquiryId: number,
    recipientId: number,
    answer: 'offered' | 'declined',
  ): Promise<void> {
    const inquiry = await this.inquiries.byId(inquiryId);
    const recipients = inquiry?.recipients.$.getItems() ?? [];
    const recipient = recipients.find(({ id }) => id === recipientId);
    if (!inquiry || !recipient || inquiry.state === 'closed' || inquiry.forgottenAt !== null) return;
    const path = this.links.mailedPathOf(inquiry.id);
    if (answer === 'declined') {
      // Keyed by the last refusal: several answered events may be processed after it.
      const last = Math.max(...recipients.map(({ answeredAt }) => answeredAt?.getTime() ?? 0));
      if (haveAllDeclined(recipients.map(({ state }) => state)))
        await this.toSender(`declined-${last}`, inquiry, inquiryMails.allDeclined(path));
      return;
    }
    if (!hasOffer(recipient)) return;
    const { priceHaler, validUntil, text, space } = recipient;
    await this.toSender(
      cause,
      inquiry,
      inquiryMails.offerMade(
        path,
        { space: offeredOf(recipient), price: priceHaler === null ? null : priceHaler / 100, validUntil },
        text,
        ownerContact(space).email,
      ),
    );
  }

  /**
   * Mails the outcome to all active recipients, and to the sender unless the sender closed the inquiry; a
   * chosen offer is mailed to both sides with contacts.
   */
  async tellOfClosed(cause: string, inquiryId: number, told: readonly number[]): Promise<void> {
    const inquiry = await this.inquiries.byId(inquiryId);
    const reason = inquiry?.closedReason;
    if (!inquiry || !reason || inquiry.kind === 'contact') return;
    const recipients = inquiry.recipients.$.getItems().filter(({ id }) => told.includes(id));
    const chosen = recipients.find(({ state }) => state === 'chosen');
    await this.toOwners(
      cause,
      inquiry,
      recipients.filter((one) => one !== chosen),
      (first, spaces) =>
        inquiryMails.closedOwner(first.id, spaces, reason, reason === 'chosen' ? null : inquiry.closedNote),
    );
    if (inquiry.forgottenAt !== null) return;
    if (reason === 'expired' || reason === 'operator')
      await this.toSender(cause, inquiry, inquiryMails.closedSender(reason, inquiry.closedNote));
    if (!chosen) return;
    const outcome = await this.findOutcome(inquiry, chosen);
    await this.toOwners(`${cause}-chosen`, inquiry, [chosen], () =>
      inquiryMails.chosenOwner(
        chosen.id,
        offeredOf(chosen),
        { name: inquiry.fullname, email: inquiry.email, phone: inquiry.phone },
        outcome,
      ),
    );
    await this.toSender(
      cause,
      inquiry,
      inquiryMails.chosenSender(
        this.links.mailedPathOf(inquiry.id),
        offeredOf(chosen),
        ownerContact(chosen.space),
        outcome,
      ),
    );
  }

  async remindOwner(part: OwnerPart): Promise<void> {
    const { user } = part.space.building.customer;
    if (isThere(user))
      await this.mails.post({
        cause: accountCause(user.id, `inquiry-reminder-${part.id}`),
        to: user.email,
        about: aboutOf(part.inquiry),
        ...inquiryMails.ownerReminder(part.id, nameOf(part.space), demandInMail(part.inquiry)),
      });
  }

  async remindSender(inquiry: ToldInquiry): Promise<void> {
    await this.toSender(
      'reminder',
      inquiry,
      inquiryMails.senderReminder(this.links.mailedPathOf(inquiry.id)),
    );
  }

  /** Whether the chosen offer has a reservation. */
  private async findOutcome(inquiry: ToldInquiry, { reservationId }: Recipient): Promise<ReservationOutcome> {
    if (toExactSlot(inquiry) === null) return { kind: 'no-hours' };
    const reservation =
      reservationId === null ? undefined : (await this.offers.find([reservationId])).get(reservationId);
    if (!reservation || reservation.status === 'cancelled') return { kind: 'none' };
    const { id, url, awaitsProof } = reservation;
    return { kind: awaitsProof ? 'awaits-proof' : 'pending', id, page: url };
  }

  /** Messages go to the contact address of the space, or to its owner if there is none. */
  private async tellOfContact(
    cause: string,
    inquiry: ToldInquiry,
    recipients: readonly Recipient[],
    tellsSender: boolean,
  ): Promise<void> {
    for (const { id, space } of recipients) {
      const { user } = space.building.customer;
      const written = inquiryMails.contactOwner(id, nameOf(space), {
        name: inquiry.fullname,
        email: inquiry.email,
        text: inquiry.text,
      });
      if (isThere(user))
        await this.mails.post({
          cause: accountCause(user.id, cause),
          to: space.email ?? user.email,
          about: aboutOf(inquiry),
          ...written,
        });
      if (tellsSender) await this.toSender(cause, inquiry, inquiryMails.contactReceipt(nameOf(space)));
    }
  }

  /** One mail per owner for all their spaces; its link leads to the first one. */
  private async toOwners(
    cause: string,
    inquiry: ToldInquiry,
    recipients: readonly Recipient[],
    write: (first: Recipient, spaces: readonly string[]) => TemplatedMail,
  ): Promise<void> {
    const byOwner = Map.groupBy(recipients, ({ space }) => space.building.customer.user);
    for (const [user, own] of byOwner) {
      const [first] = own;
      if (first && isThere(user))
        await this.mails.post({
          cause: accountCause(user.id, `inquiry-${inquiry.id}-${cause}`),
          to: user.email,
          about: aboutOf(inquiry),
          ...write(
            first,
            own.map(({ space }) => nameOf(space)),
          ),
        });
    }
  }

  private async toSender(cause: string, inquiry: ToldInquiry, written: TemplatedMail): Promise<void> {
    await this.mails.post({
      cause: `${senderCause(inquiry.id)}${cause}`,
      to: inquiry.email,
      about: aboutOf(inquiry),
      ...written,
    });
  }
}

const aboutOf = ({ id }: { id: number }) => ({ type: 'inquiry', id }) as const;
