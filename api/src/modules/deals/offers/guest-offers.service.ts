import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { BookingService, TAKEN_OFFER } from '../../reservations/booking/index.ts';
import { AgreedReservationsService } from '../../reservations/decisions/index.ts';
import type { DealOffer } from '../deal.entity.ts';
import { offerChanged, offerOver } from '../deal.errors.ts';
import { toOfferDto } from '../deal.mapper.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findGuest, findOffer, findOfferEnd, listLive } from '../deal.states.ts';
import { DealCodesService } from '../codes/deal-codes.service.ts';
import { DealMailsService } from '../mails/deal-mails.service.ts';
import { GuestDealAccessService, type DealGuestKey } from '../guest/guest-deal-access.service.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { DealStepsService } from '../steps/deal-steps.service.ts';
import { DealOffersService, toContact, toRequest } from './deal-offers.service.ts';

/** Answers of guests to offers. */
@Injectable()
export class GuestOffersService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly offers: DealOffersService,
    private readonly deals: DealRepository,
    private readonly access: GuestDealAccessService,
    private readonly codes: DealCodesService,
    private readonly bookings: BookingService,
    private readonly reservations: AgreedReservationsService,
    private readonly mails: DealMailsService,
  ) {}

  /**
   * Mails the code by which the offer is accepted.
   * @throws DomainError OFFER_OVER, OFFER_CHANGED with the version that holds
   */
  async sendCode(key: DealGuestKey, no: number, now: Date): Promise<{ email: string; expiresAt: Date }> {
    const { record } = await this.access.get(key);
    findOpenOffer(record, no, now);
    const { email } = findGuest(record);
    const expiresAt = await this.codes.send(record, { purpose: 'accept', boundTo: toBinding(no) }, email);
    return { email, expiresAt };
  }

  /**
   * The guest agrees to the version: its reservations wait for signature and payment, or are confirmed. Idempotent.
   * @throws DomainError OFFER_OVER, OFFER_CHANGED, SLOT_TAKEN when it did not hold its time, VALIDATION on `code`
   */
  async accept(
    actor: Actor,
    key: DealGuestKey,
    { no, code, clientKey, now }: { no: number; code: string; clientKey: string; now: Date },
  ): Promise<DealWithSummary> {
    const { record: read, state } = await this.access.get(key);
    if (findOffer(read, 'accepted')?.no === no) return { record: read, state };
    findOpenOffer(read, no, now);
    const binding = { purpose: 'accept', boundTo: toBinding(no), code, clientKey } as const;
    await this.codes.use(key.id, findGuest(read).email, binding);
    return this.access.run(actor, key, async ({ record }) => {
      const offer = findOpenOffer(record, no, now);
      Object.assign(offer, { state: 'accepted', decidedAt: now });
      record.deal.definition = offer.definition;
      const held = listLive(record, now);
      const reservations = held.length > 0 ? held : await this.book(actor, record, offer, now);
      await this.deals.flush();
      await this.reservations.agree(actor, reservations);
      await this.steps.record(actor, record, 'accept', { no });
    });
  }

  /** @throws DomainError OFFER_OVER when no offer is sent */
  decline(actor: Actor, key: DealGuestKey, reason: string | null): Promise<DealWithSummary> {
    return this.access.run(actor, key, async ({ record }) => {
      const offer = findOffer(record, 'sent');
      if (!offer) throw offerOver();
      await this.offers.close(actor, record, 'declined');
      await this.mails.notifyDeclined(record, findGuest(record), reason);
    });
  }

  private async book(actor: Actor, record: DealRecord, { booking }: DealOffer, now: Date) {
    if (!booking) throw offerOver();
    const request = toRequest(booking);
    const { reservations } = await this.bookings.book(
      actor,
      {
        ...request,
        ...toContact(findGuest(record)),
        hold: { until: request.startsAt, emailConfirmedAt: now },
      },
      TAKEN_OFFER,
    );
    for (const reservation of reservations) reservation.dealId = record.deal.id;
    await this.deals.flush();
    return this.reservations.load(reservations);
  }
}

/** @throws DomainError OFFER_OVER, OFFER_CHANGED with the version that holds */
function findOpenOffer(record: DealRecord, no: number, now: Date): DealOffer {
  const sent = findOffer(record, 'sent');
  if (!sent || findOfferEnd(sent) <= now) throw offerOver();
  if (sent.no !== no) throw offerChanged(toOfferDto(sent));
  return sent;
}

const toBinding = (no: number): string => `offer-${no}`;
