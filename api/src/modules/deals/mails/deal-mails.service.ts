import { Injectable } from '@nestjs/common';
import { formatCzk, formatDate, formatTimeSlot } from '@prostora/strings/format.ts';
import { describeSpaces } from '@prostora/strings/cs/mail-reservation.ts';
import { accountMailKey, MailService, type TemplatedMail } from '../../mail/index.ts';
import { formatSpaceName } from '../../spaces/index.ts';
import { dealMailKeyPrefix } from '../deal-anonymization.service.ts';
import { DealLinksService } from '../deal-links.service.ts';
import type { DealGuest, DealOffer, SigningPurpose } from '../deal.entity.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import {
  dealCodeMail,
  offerDeclinedMail,
  offerSentMail,
  offerWithdrawnMail,
  type OfferMailProps,
} from './deal-mails.templates.ts';

/** Mails about deals; those about the steps of their reservations are of reservations. */
@Injectable()
export class DealMailsService {
  constructor(
    private readonly mails: MailService,
    private readonly deals: DealRepository,
    private readonly links: DealLinksService,
  ) {}

  /** The code of a binding step. */
  async sendCode(
    record: DealRecord,
    { purpose, code, email }: { purpose: SigningPurpose; code: string; email: string },
  ): Promise<void> {
    const { number, id } = record.deal;
    await this.enqueue(
      record,
      email,
      `code-${purpose}-${id}-${code}`,
      dealCodeMail.build({ number, purpose, code }),
    );
  }

  async notifyOffered(record: DealRecord, { email }: DealGuest, offer: DealOffer): Promise<void> {
    const mail = offerSentMail.build(await this.toProps(record, offer));
    await this.enqueue(record, email, `offer-${offer.no}`, mail);
  }

  async notifyWithdrawn(record: DealRecord, { email }: DealGuest, offer: DealOffer): Promise<void> {
    const mail = offerWithdrawnMail.build(await this.toProps(record, offer));
    await this.enqueue(record, email, `withdrawn-${offer.no}`, mail);
  }

  async notifyDeclined(record: DealRecord, { name }: DealGuest, reason: string | null): Promise<void> {
    const owner = await this.deals.findOwner(record.deal.customer.id);
    if (!owner) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(owner.id, `deal-${record.deal.id}-declined-${record.offers.length}`),
      to: owner.email,
      subject: null,
      ...offerDeclinedMail.build({ number: record.deal.number, dealId: record.deal.id, guest: name, reason }),
    });
  }

  private async toProps(record: DealRecord, offer: DealOffer): Promise<OfferMailProps> {
    const spaces = await this.deals.listSpaces(offer.rooms.map(({ space_id }) => space_id));
    const [first] = offer.rooms;
    return {
      number: record.deal.number,
      place: describeSpaces(spaces.map(formatSpaceName)),
      slot: first ? formatTimeSlot(first.starts_at, first.ends_at) : '',
      price: formatCzk(offer.totalHaler / 100),
      message: offer.message,
      until: offer.validUntil === null ? '' : formatDate(`${offer.validUntil}T12:00:00Z`),
      isHeld: offer.holds,
      path: this.links.buildPath(record),
    };
  }

  private async enqueue(
    { deal, reservations }: DealRecord,
    to: string,
    key: string,
    mail: TemplatedMail,
  ): Promise<void> {
    if (to === '' || deal.anonymizedAt !== null) return;
    const [first] = reservations;
    await this.mails.enqueue({
      idempotencyKey: `${dealMailKeyPrefix(deal.id)}${key}`,
      to,
      subject: first ? { type: 'reservation', id: first.id } : null,
      keepsHeldMail: true,
      ...mail,
    });
  }
}
