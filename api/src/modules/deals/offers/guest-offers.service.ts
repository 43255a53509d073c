import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { BookingService, TAKEN_OFFER } from '../../reservations/booking/index.ts';
import { AgreedReservationsService } from '../../reservations/decisions/index.ts';
import type { DealOffer } from '../deal.entity.ts';
import { dealNotFound, offerChanged, offerOver } from '../deal.errors.ts';
import { DealLinksService } from '../deal-links.service.ts';
import { toOfferDto } from '../deal.mapper.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findOffer, findOfferEnd, listLive } from '../deal.states.ts';
import { DealCodesService } from '../codes/deal-codes.service.ts';
import { DealMailsService } from '../mails/deal-mails.service.ts';
import { DealStepsService, type DealWithSummary } from '../steps/deal-steps.service.ts';
import { DealOffersService, toContact, toGuest, toRequest } from './deal-offers.service.ts';

type OfferKey = { readonly id: number; readonly token: string };

/** Answers of guests to offers. */
@Injectable()
export class GuestOffersService {
  constructor(
    private readonly steps: DealStepsService,
    private readonly offers: DealOffersService,
    private readonly deals: DealRepository,
    private readonly links: DealLinksService,
    private readonly codes: DealCodesService,
    private readonly bookings: BookingService,
    private readonly reservations: AgreedReservationsService,
    private readonly mails: DealMailsService,
  ) {}

  /**
   * Mails the code by which the offer is accepted.
   * @throws DomainError OFFER_OVER, OFFER_CHANGED with the version that holds
   */
  async sendCode(key: OfferKey, no: number, now: Date): Promise<{ email: string; expiresAt: Date }> {
    const { record } = await this.get(key);
    findOpenOffer(record, no, now);
    const { email } = toGuest(record);
    const expiresAt = await this.codes.send(record, { purpose: 'accept', boundTo: toBinding(no) }, email);
    return { email, expiresAt };
  }

  /**
   * The guest agrees to the version: its reservations wait for signature and payment, or are confirmed. Idempotent.
   * @throws DomainError OFFER_OVER, OFFER_CHANGED, SLOT_TAKEN when it did not hold its time, VALIDATION on `code`
   */
  async accept(
    actor: Actor,
    key: OfferKey,
    { no, code, clientKey, now }: { no: number; code: string; clientKey: string; now: Date },
  ): Promise<DealWithSummary> {
    const { record: read, state } = await this.get(key);
    if (findOffer(read, 'accepted')?.no === no) return { record: read, state };
    findOpenOffer(read, no, now);
    const binding = { purpose: 'accept', boundTo: toBinding(no), code, clientKey } as const;
    await this.codes.use(key.id, toGuest(read).email, binding);
    return this.run(actor, key, async ({ record }) => {
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
  decline(actor: Actor, key: OfferKey, reason: string | null): Promise<DealWithSummary> {
    return this.run(actor, key, async ({ record }) => {
      const offer = findOffer(record, 'sent');
      if (!offer) throw offerOver();
      await this.offers.close(actor, record, 'declined');
      await this.mails.notifyDeclined(record, toGuest(record), reason);
    });
  }

  private get({ id, token }: OfferKey): Promise<DealWithSummary> {
    return this.steps.get(id, (record) => {
      this.assertGuest(record, token);
    });
  }

  private async book(actor: Actor, record: DealRecord, { booking }: DealOffer, now: Date) {
    if (!booking) throw offerOver();
    const request = toRequest(booking);
    const { reservations } = await this.bookings.book(
      actor,
      {
        ...request,
        ...toContact(toGuest(record)),
        hold: { until: request.startsAt, emailConfirmedAt: now },
      },
      TAKEN_OFFER,
    );
    for (const reservation of reservations) reservation.dealId = record.deal.id;
    await this.deals.flush();
    return this.reservations.load(reservations);
  }

  private run(
    actor: Actor,
    { id, token }: OfferKey,
    step: (deal: DealWithSummary) => Promise<void>,
  ): Promise<DealWithSummary> {
    const authorize = (record: DealRecord): void => this.assertGuest(record, token);
    return this.steps.run(actor, id, 'guest', { authorize, step });
  }

  private assertGuest(record: DealRecord, token: string): void {
    if (!this.links.matches(record, token)) throw dealNotFound();
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
