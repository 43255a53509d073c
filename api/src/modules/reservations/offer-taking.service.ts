import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import type { OfferedHours } from '@prostora/pricing';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceTime } from '../availability/index.ts';
import { OfferTaking, type ChosenOffer, type OfferedSlot, type OfferReservation } from '../inquiries/index.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import { heldSpan, houseOf, offeredHours } from './booking-ground.ts';
import { refusalOfMove } from './booking-rules.ts';
import { BookingsInstead } from './bookings-instead.service.ts';
import { MailboxProofService, proofBy } from './mailbox-proof.service.ts';
import { isSlotTaken, notOffered, slotTaken, termRefused } from './reservation.errors.ts';
import { reservationChanged, resultOf } from './reservation.events.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { toGuestPriceValues, type Price } from './reservation-price.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { answerBy, statusAt } from './reservation.states.ts';

/** Makes reservations of chosen offers. The owner offered these hours themselves, so that only their schedule is judged, not their rules. */
@Injectable()
export class OfferTakingService extends OfferTaking {
  constructor(
    private readonly time: SpaceTime,
    private readonly grounds: BookingGrounds,
    private readonly reservations: ReservationRepository,
    private readonly instead: BookingsInstead,
    private readonly proofs: MailboxProofService,
    private readonly links: ReservationLinks,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async take(actor: Actor, offer: ChosenOffer): Promise<number> {
    const { spaceId, startsAt, endsAt, guests, priceHaler } = offer;
    const isProved = offer.isMailboxProved || (await this.proofs.isProvedByAccount(actor, offer.email));
    if (!isProved) await this.proofs.lock(offer);
    await this.time.hold(spaceId);
    const place = await this.grounds.held(spaceId, offer);
    if (place?.status !== 'PUBLISHED' || place.isUnattended) throw notOffered();
    const now = this.clock.now();
    const refusal = refusalOfMove(offer, houseOf(place.ground, offer), now);
    if (refusal) throw refusal.isTaken ? slotTaken() : termRefused(refusal);
    if (!isProved) await this.proofs.assertWithinLimits(offer);
    const held = heldSpan(offer, place.ground.settings);
    const price: Price = priceHaler === null ? { priceHaler: 0, priceState: 'none' } : { priceHaler, priceState: 'agreed' };
    const reservation = await this.reservations.add({
      space: spaceId, status: 'pending', source: 'offer', startsAt, endsAt, heldFrom: held.from, heldUntil: held.until,
      customerName: offer.name, customerEmail: offer.email, customerPhone: offer.phone, numberOfGuests: guests,
      notes: offer.notes, ...price, ...toGuestPriceValues(price), ownerNote: '',
      sequence: 0, expiresAt: isProved ? answerBy(now, startsAt, BOOKING.answerHours) : proofBy(now, startsAt),
      termsVersion: offer.termsVersion, termsAcceptedAt: offer.termsAcceptedAt, awaitsProof: !isProved,
      proofAttempts: 0, mailboxProvedAt: isProved ? now : null,
      clientHash: isProved ? null : this.proofs.hashClient(offer.clientKey), createdAt: now, updatedAt: now,
    });
    const { id, status, priceState } = reservation;
    const values = { status, space_id: spaceId, from: startsAt, until: endsAt, guests, price: reservation.priceHaler / 100, price_state: priceState };
    await this.audit.record(actor, 'reservation.create', { type: 'reservation', id }, {}, values);
    if (isProved) {
      await this.outbox.publish(reservationChanged, {
        reservation_id: id, step: 'requested', by: 'guest', sequence: 0, former: null, result: resultOf(reservation),
      });
    } else await this.proofs.send(reservation);
    return id;
  }

  async addAlternatives(error: unknown, { spaceId, ...slot }: OfferedSlot): Promise<unknown> {
    return isSlotTaken(error) ? slotTaken(await this.instead.of(spaceId, slot)) : error;
  }

  async judge(slot: OfferedSlot): Promise<{ isTaken: boolean; offered: OfferedHours } | null> {
    const place = await this.grounds.seen(slot.spaceId, slot);
    if (!place) return null;
    return { isTaken: houseOf(place.ground, slot).isTaken, offered: offeredHours(place.ground, slot) };
  }

  async find(ids: readonly number[]): Promise<ReadonlyMap<number, OfferReservation>> {
    if (ids.length === 0) return new Map();
    const now = this.clock.now();
    const rows = await this.reservations.byIds(ids);
    return new Map(
      rows.map((row) => {
        const isReachable = row.linkVersion === 0 && row.forgottenAt === null;
        const { id, awaitsProof, expiresAt } = row;
        const url = isReachable ? this.links.pathOf(row) : null;
        return [id, { id, status: statusAt(row, now), awaitsProof, expiresAt, url }];
      }),
    );
  }
}
