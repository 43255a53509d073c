import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toExactSlot } from '../demand-needs.ts';
import type { InquiryRecipient } from '../inquiry.entity.ts';
import { InquiryClosingService } from '../inquiry-closing.service.ts';
import { inquiryClosed, inquiryNotFound, offerChosen, offerExpired } from '../inquiry.errors.ts';
import { InquiryLinksService } from '../inquiry-links.service.ts';
import {
  InquiryRepository,
  type InquiryWithCards,
  type InquiryWithRecipients,
} from '../inquiry.repository.ts';
import { isOpen, resolveChoiceOutcome } from '../inquiry.states.ts';
import {
  OfferReservationsPort,
  type ChosenOffer,
  type OfferedSlot,
  type OfferReservation,
} from '../offer-reservations-port.ts';
import { OfferChoiceService } from './offer-choice.service.ts';

/** A demand with the reservations of its chosen offers, by id. */
export type DemandWithReservations = {
  inquiry: InquiryWithCards;
  reservations: ReadonlyMap<number, OfferReservation>;
};
/** Caller that accepts an offer. */
export type OfferAcceptor = {
  readonly actor: Actor;
  readonly token: string;
  readonly clientKey: string;
  /** Whether the browser has confirmed the e-mail address. */
  readonly isConfirmedInBrowser: (email: string) => boolean;
};

/** Operations of a demand's sender, authorized by the token of the link instead of an account. */
@Injectable()
export class SenderInquiryService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly links: InquiryLinksService,
    private readonly closing: InquiryClosingService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly offers: OfferReservationsPort,
    private readonly choices: OfferChoiceService,
  ) {}

  /** The end of the reservation of a chosen offer is recorded first, so that a stopped worker delays no other choice. */
  async getByToken(id: number, token: string): Promise<DemandWithReservations> {
    this.assertToken(id, token);
    const demand = await this.load(id);
    const ended = [...demand.reservations.values()].find((one) => resolveChoiceOutcome(one) !== 'held');
    if (!ended || demand.inquiry.state === 'closed') return demand;
    await this.choices.settle(ended.id);
    return this.load(id);
  }

  private async load(id: number): Promise<DemandWithReservations> {
    const inquiry = await this.inquiries.findByIdWithCards(id);
    if (!inquiry || inquiry.anonymizedAt !== null) throw inquiryNotFound();
    const ids = inquiry.recipients.$.getItems().flatMap(({ reservationId }) => reservationId ?? []);
    return { inquiry, reservations: await this.offers.find(ids) };
  }

  /**
   * Accepts a valid offer. Exact hours are reserved in the same transaction: if the slot is taken, nothing changes; the
   * demand is closed when the reservation is confirmed. Without exact hours it is closed at once.
   * @throws DomainError OFFER_CHOSEN while the reservation of an offer chosen before is pending
   */
  async choose(guest: OfferAcceptor, id: number, recipientId: number): Promise<void> {
    let slot: OfferedSlot | null = null;
    const step = async (inquiry: InquiryWithRecipients): Promise<void> => {
      const recipients = inquiry.recipients.getItems();
      const chosen = recipients.find((recipient) => recipient.id === recipientId);
      if (!chosen) throw inquiryNotFound();
      if (
        chosen.state !== 'offered' ||
        (chosen.validUntil !== null && chosen.validUntil < this.clock.today())
      )
        throw offerExpired();
      const offer = this.toChosenOffer(guest, inquiry, chosen);
      slot = offer;
      if (offer) chosen.reservationId = await this.offers.reserve(guest.actor, offer);
      await this.choices.apply(inquiry, chosen, offer ? 'held' : 'standing');
    };
    try {
      await this.updateOpenDemand(id, guest.token, step);
    } catch (error) {
      throw slot === null ? error : await this.offers.addAlternatives(error, slot);
    }
  }

  /** Null if day or hours are open. */
  private toChosenOffer(
    { token, clientKey, isConfirmedInBrowser }: OfferAcceptor,
    inquiry: InquiryWithRecipients,
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
        conversationId: chosen.conversation?.id ?? null,
        notes: inquiriesApi
          .reservationNotes(inquiry.purpose?.name ?? inquiry.purposeText, text)
          .slice(0, BOOKING.notes),
        termsVersion,
        termsAcceptedAt: createdAt,
        isEmailConfirmed: this.links.isMailedToken(id, token) || isConfirmedInBrowser(email),
      }
    );
  }

  /**
   * Withdraws the demand.
   * @throws DomainError OFFER_CHOSEN while the reservation of a chosen offer is pending
   */
  async close(id: number, token: string, reason: string): Promise<void> {
    await this.updateOpenDemand(id, token, (inquiry) => this.closing.close(inquiry, 'withdrawn', reason));
  }

  private async updateOpenDemand(
    id: number,
    token: string,
    step: (inquiry: InquiryWithRecipients) => Promise<void>,
  ): Promise<void> {
    this.assertToken(id, token);
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.findForUpdate(id);
      if (inquiry?.kind !== 'demand' || inquiry.anonymizedAt !== null) throw inquiryNotFound();
      await this.choices.settleLocked(inquiry);
      if (!isOpen(inquiry, this.clock.now())) throw inquiryClosed();
      if (inquiry.recipients.getItems().some(({ state }) => state === 'chosen')) throw offerChosen();
      await step(inquiry);
    });
  }

  /** Checked before any query, so that response times do not reveal existing ids. */
  private assertToken(id: number, token: string): void {
    if (!this.links.isValid(id, token)) throw inquiryNotFound();
  }
}
