import { Injectable } from '@nestjs/common';
import { accountMailKey, MailService, type TemplatedMail } from '../../mail/index.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { senderMailKeyPrefix } from '../inquiry-anonymization.service.ts';
import { InquiryLinksService } from '../inquiry-links.service.ts';
import {
  allDeclinedMail,
  chosenOwnerMail,
  chosenSenderMail,
  closedOwnerMails,
  closedSenderMails,
  contactOwnerMail,
  contactReceiptMail,
  demandOwnerMail,
  demandSenderMail,
  demandReopenedMail,
  demandUnmatchedMail,
  offerMail,
  senderReminderMail,
  spamOwnerMail,
  toDemandInMail,
  type ReservationOutcome,
} from './inquiry-mails.templates.ts';
import { hasOffer, getOwnerContact, toMatchSummaryDto } from '../inquiry.mapper.ts';
import { InquiryRepository, type InquiryWithRecipients } from '../inquiry.repository.ts';
import { haveAllDeclined } from '../inquiry.states.ts';
import { OfferReservationsPort, type OfferReservation } from '../offer-reservations-port.ts';
import { formatSpaceName } from '../../spaces/index.ts';

type Recipient = InquiryWithRecipients['recipients']['$'][number];

const formatOfferedSpaceName = ({ space, offeredSpace }: Recipient): string =>
  formatSpaceName(offeredSpace ?? space);

/** Erased and blocked users get no mail. */
const canReceiveMail = ({
  erasedAt,
  blockedAt,
}: {
  erasedAt: Date | null;
  blockedAt: Date | null;
}): boolean => erasedAt === null && blockedAt === null;

/** Mails to all sides of an inquiry; a repeated idempotency key sends no second mail. */
@Injectable()
export class InquiryMailsService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly links: InquiryLinksService,
    private readonly users: UsersService,
    private readonly mails: MailService,
    private readonly offers: OfferReservationsPort,
  ) {}

  /** Mails the demand to owners, a receipt to the sender, and demands without a match to operators. */
  async notifySent(
    idempotencyKey: string,
    inquiryId: number,
    recipientIds: readonly number[],
    notifiesSender: boolean,
  ): Promise<void> {
    const inquiry = await this.inquiries.findById(inquiryId);
    if (!inquiry || inquiry.anonymizedAt !== null) return;
    const recipients = inquiry.recipients.$.getItems().filter(({ id }) => recipientIds.includes(id));
    if (inquiry.kind === 'contact')
      return this.notifyContact(idempotencyKey, inquiry, recipients, notifiesSender);
    await this.mailOwners(idempotencyKey, inquiry, recipients, (first, spaces) =>
      demandOwnerMail.build({
        recipientId: first.id,
        spaces,
        demand: toDemandInMail(inquiry),
        text: inquiry.text,
      }),
    );
    if (notifiesSender)
      await this.mailSender(
        idempotencyKey,
        inquiry,
        demandSenderMail.build({
          path: this.links.buildMailedPath(inquiry.id),
          recipients: recipients.length,
          summary: inquiry.matchSummary && toMatchSummaryDto(inquiry.matchSummary),
        }),
      );
    if (recipients.length > 0) return;
    for (const { id, email } of await this.users.listOperators())
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(id, idempotencyKey),
        to: email,
        subject: toMailSubject(inquiry),
        ...demandUnmatchedMail.build({ id: inquiry.id, demand: toDemandInMail(inquiry) }),
      });
  }

  /** Mails each offer to the sender; refusals are mailed only once all recipients have declined. */
  async notifyAnswered(
    idempotencyKey: string,
    inquiryId: number,
    recipientId: number,
    answer: 'offered' | 'declined',
  ): Promise<void> {
    const inquiry = await this.inquiries.findById(inquiryId);
    const recipients = inquiry?.recipients.$.getItems() ?? [];
    const recipient = recipients.find(({ id }) => id === recipientId);
    if (!inquiry || !recipient || inquiry.state === 'closed' || inquiry.anonymizedAt !== null) return;
    const path = this.links.buildMailedPath(inquiry.id);
    if (answer === 'declined') {
      // Keyed by the last refusal: several answered events may be processed after it.
      const last = Math.max(...recipients.map(({ answeredAt }) => answeredAt?.getTime() ?? 0));
      if (haveAllDeclined(recipients.map(({ state }) => state)))
        await this.mailSender(`declined-${last}`, inquiry, allDeclinedMail.build(path));
      return;
    }
    if (!hasOffer(recipient)) return;
    const { priceHaler, validUntil, text, space } = recipient;
    await this.mailSender(
      idempotencyKey,
      inquiry,
      offerMail.build({
        path,
        offer: {
          space: formatOfferedSpaceName(recipient),
          price: priceHaler === null ? null : priceHaler / 100,
          validUntil,
        },
        text,
        replyTo: getOwnerContact(space).email,
      }),
    );
  }

  /**
   * Mails the outcome to the recipients active until then, and to the sender unless the sender closed the inquiry. An
   * offer chosen without a reservation is among them. Spam is told to owners alone.
   */
  async notifyClosed(
    idempotencyKey: string,
    inquiryId: number,
    notifiedRecipientIds: readonly number[],
  ): Promise<void> {
    const inquiry = await this.inquiries.findById(inquiryId);
    const reason = inquiry?.closedReason;
    if (!inquiry || !reason || (inquiry.kind === 'contact' && reason !== 'spam') || !inquiry.isDelivered)
      return;
    const recipients = inquiry.recipients.$.getItems().filter(({ id }) => notifiedRecipientIds.includes(id));
    if (reason === 'spam')
      return this.mailOwners(idempotencyKey, inquiry, recipients, (first, spaces) =>
        spamOwnerMail.build({ recipientId: first.id, spaces }),
      );
    const chosen = recipients.find(({ state }) => state === 'chosen');
    await this.mailOwners(
      idempotencyKey,
      inquiry,
      recipients.filter((one) => one !== chosen),
      (first, spaces) =>
        closedOwnerMails[reason].build({
          recipientId: first.id,
          spaces,
          note: reason === 'chosen' ? null : inquiry.closedNote,
        }),
    );
    if (inquiry.anonymizedAt !== null) return;
    if (reason === 'expired' || reason === 'operator')
      await this.mailSender(idempotencyKey, inquiry, closedSenderMails[reason].build(inquiry.closedNote));
    if (!chosen) return;
    await (chosen.reservationId === null
      ? this.mailChosen(`${idempotencyKey}-chosen`, inquiry, chosen, { kind: 'no-hours' })
      : this.notifyChosen(inquiryId, chosen.id));
  }

  /** Mails a chosen offer to both sides, with contacts, once its reservation waits for the owner. */
  async notifyChosen(inquiryId: number, recipientId: number): Promise<void> {
    const inquiry = await this.inquiries.findById(inquiryId);
    const chosen = inquiry?.recipients.$.getItems().find(({ id }) => id === recipientId);
    const reservationId = chosen?.reservationId ?? null;
    if (!inquiry || inquiry.anonymizedAt !== null || !chosen || reservationId === null) return;
    const reservation = (await this.offers.find([reservationId])).get(reservationId);
    if (!reservation || reservation.status === 'cancelled') return;
    const { id, url: page } = reservation;
    await this.mailChosen(`chosen-${id}`, inquiry, chosen, { kind: 'pending', id, page });
  }

  /** Mails the sender that an offer can be chosen again; nothing when all owners have declined. */
  async notifyReopened(
    inquiry: InquiryWithRecipients,
    recipientId: number,
    { id, cancelledBy, awaitsEmailConfirmation }: OfferReservation,
    today: string,
  ): Promise<void> {
    const recipients = inquiry.recipients.$.getItems();
    const recipient = recipients.find((one) => one.id === recipientId);
    if (!recipient || inquiry.anonymizedAt !== null || haveAllDeclined(recipients.map(({ state }) => state)))
      return;
    const unanswered = awaitsEmailConfirmation ? 'unconfirmed' : 'unanswered';
    await this.mailSender(
      `reopened-${id}`,
      inquiry,
      demandReopenedMail.build({
        path: this.links.buildMailedPath(inquiry.id),
        space: formatOfferedSpaceName(recipient),
        cause: cancelledBy === 'owner' || cancelledBy === 'operator' ? 'refused' : unanswered,
        hasOtherOffers: recipients.some(
          (one) =>
            one !== recipient &&
            one.state === 'offered' &&
            (one.validUntil === null || one.validUntil >= today),
        ),
      }),
    );
  }

  private async mailChosen(
    idempotencyKey: string,
    inquiry: InquiryWithRecipients,
    chosen: Recipient,
    outcome: ReservationOutcome,
  ): Promise<void> {
    await this.mailOwners(idempotencyKey, inquiry, [chosen], () =>
      chosenOwnerMail.build({
        recipientId: chosen.id,
        space: formatOfferedSpaceName(chosen),
        name: inquiry.fullname,
        contact: { email: inquiry.email, phone: inquiry.phone },
        outcome,
      }),
    );
    await this.mailSender(
      idempotencyKey,
      inquiry,
      chosenSenderMail.build({
        path: this.links.buildMailedPath(inquiry.id),
        space: formatOfferedSpaceName(chosen),
        contact: getOwnerContact(chosen.space),
        outcome,
      }),
    );
  }

  async remindSender(inquiry: InquiryWithRecipients): Promise<void> {
    await this.mailSender(
      'reminder',
      inquiry,
      senderReminderMail.build(this.links.buildMailedPath(inquiry.id)),
    );
  }

  /** Messages go to the contact address of the space, or to its owner if there is none. */
  private async notifyContact(
    idempotencyKey: string,
    inquiry: InquiryWithRecipients,
    recipients: readonly Recipient[],
    notifiesSender: boolean,
  ): Promise<void> {
    for (const { id, space } of recipients) {
      const { user } = space.building.customer;
      const mail = contactOwnerMail.build({
        recipientId: id,
        space: formatSpaceName(space),
        name: inquiry.fullname,
        email: inquiry.email,
        text: inquiry.text,
      });
      if (canReceiveMail(user))
        await this.mails.enqueue({
          idempotencyKey: accountMailKey(user.id, idempotencyKey),
          to: space.email ?? user.email,
          subject: toMailSubject(inquiry),
          ...mail,
        });
      if (notifiesSender)
        await this.mailSender(
          idempotencyKey,
          inquiry,
          contactReceiptMail.build({
            space: formatSpaceName(space),
            path: this.links.buildMailedPath(inquiry.id),
          }),
        );
    }
  }

  /** One mail per owner for all their spaces; its link leads to the first one. */
  private async mailOwners(
    idempotencyKey: string,
    inquiry: InquiryWithRecipients,
    recipients: readonly Recipient[],
    buildMail: (first: Recipient, spaces: readonly string[]) => TemplatedMail,
  ): Promise<void> {
    const byOwner = Map.groupBy(recipients, ({ space }) => space.building.customer.user);
    for (const [user, own] of byOwner) {
      const [first] = own;
      if (first && canReceiveMail(user))
        await this.mails.enqueue({
          idempotencyKey: accountMailKey(user.id, `inquiry-${inquiry.id}-${idempotencyKey}`),
          to: user.email,
          subject: toMailSubject(inquiry),
          ...buildMail(
            first,
            own.map(({ space }) => formatSpaceName(space)),
          ),
        });
    }
  }

  private async mailSender(
    idempotencyKey: string,
    inquiry: InquiryWithRecipients,
    mail: TemplatedMail,
  ): Promise<void> {
    await this.mails.enqueue({
      idempotencyKey: `${senderMailKeyPrefix(inquiry.id)}${idempotencyKey}`,
      to: inquiry.email,
      subject: toMailSubject(inquiry),
      ...mail,
    });
  }
}

const toMailSubject = ({ id }: { id: number }) => ({ type: 'inquiry', id }) as const;
