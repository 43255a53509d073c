import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { toExactSlot } from './demand-needs.ts';
import type { InquiryRecipient } from './inquiry-recipient.entity.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import { inquiryClosed, inquiryNotFound, offerOver } from './inquiry.errors.ts';
import { InquiryLinks } from './inquiry-links.service.ts';
import { InquiryRepository, type ShownInquiry, type ToldInquiry } from './inquiry.repository.ts';
import { afterChoice, isOpen } from './inquiry.states.ts';
import { OfferTaking, type ChosenOffer, type OfferedSlot, type OfferReservation } from './offer-taking.ts';

/** A demand with the reservations of its chosen offers, by id. */
export type GuestDemand = { inquiry: ShownInquiry; reservations: ReadonlyMap<number, OfferReservation> };
/** Caller that accepts an offer. */
export type ChoosingGuest = { readonly actor: Actor; readonly token: string; readonly clientKey: string };

/** Operations of a demand's sender, authorized by the token of the link instead of an account. */
@Injectable()
export class GuestInquiryService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly links: InquiryLinks,
    private readonly closing: InquiryClosing,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly offers: OfferTaking,
  ) {}

  async read(id: number, token: string): Promise<GuestDemand> {
    this.assertToken(id, token);
    const inquiry = await this.inquiries.withCards(id);
    if (inquiry?.kind !== 'demand' || inquiry.forgottenAt !== null) throw inquiryNotFound();
    const ids = inquiry.recipients.$.getItems().flatMap(({ reservationId }) => reservationId ?? []);
    return { inquiry, reservations: await this.offers.find(ids) };
  }

  /**
   * Accepts a valid offer, passes over the others and closes the demand. Exact hours are reserved in the same
   * transaction: if the slot is taken, nothing changes.
   */
  async choose(guest: ChoosingGuest, id: number, recipientId: number): Promise<void> {
    let slot: OfferedSlot | null = null;
    const step = async (inquiry: ToldInquiry): Promise<void> => {
      const recipients = inquiry.recipients.getItems();
      const chosen = recipients.find((recipient) => recipient.id === recipientId);
      if (!chosen) throw inquiryNotFound();
      if (
        chosen.state !== 'offered' ||
        (chosen.validUntil !== null && chosen.validUntil < this.clock.today())
      )
        throw offerOver();
      const offer = this.toChosenOffer(guest, inquiry, chosen);
      slot = offer;
      if (offer) chosen.reservationId = await this.offers.take(guest.actor, offer);
      await this.closing.close(inquiry, 'chosen', null);
      for (const recipient of recipients)
        recipient.state = afterChoice(recipient.state, recipient === chosen);
    };
    try {
      await this.change(id, guest.token, step);
    } catch (error) {
      throw slot === null ? error : await this.offers.addAlternatives(error, slot);
    }
  }

  /** Null if day or hours are open. */
  private toChosenOffer(
    { token, clientKey }: ChoosingGuest,
    inquiry: ToldInquiry,
    chosen: InquiryRecipient,
  ): ChosenOffer | null {
    const slot = toExactSlot(inquiry);
    const { id, fullname: name, email, phone, text, createdAt, termsVersion } = inquiry;
    return (
      slot && {
        ...slot,
        spaceId: (chosen.offeredSpace ?? chosen.space).id,
        priceHaler: chosen.priceHaler,
        name,
        email,
        phone,
        clientKey,
        notes: inquiriesApi
          .reservationNotes(inquiry.purpose?.name ?? inquiry.purposeText, text)
          .slice(0, BOOKING.notes),
        termsVersion,
        termsAcceptedAt: createdAt,
        isMailboxProved: this.links.isMailed(id, token),
      }
    );
  }

  /** Withdraws the demand. */
  async close(id: number, token: string, reason: string): Promise<void> {
    await this.change(id, token, (inquiry) => this.closing.close(inquiry, 'withdrawn', reason));
  }

  private async change(
    id: number,
    token: string,
    step: (inquiry: ToldInquiry) => Promise<void>,
  ): Promise<void> {
    this.assertToken(id, token);
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.locked(id);
      if (inquiry?.kind !== 'demand' || inquiry.forgottenAt !== null) throw inquiryNotFound();
      if (!isOpen(inquiry, this.clock.now())) throw inquiryClosed();
      await step(inquiry);
    });
  }

  /** Checked before any query, so that response times do not reveal existing ids. */
  private assertToken(id: number, token: string): void {
    if (!this.links.opens(id, token)) throw inquiryNotFound();
  }
}
