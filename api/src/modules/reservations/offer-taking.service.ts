import { Injectable } from '@nestjs/common';
import type { OfferedHours } from '@prostora/pricing';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceTime } from '../availability/index.ts';
import {
  OfferTaking,
  type ChosenOffer,
  type OfferedSlot,
  type OfferReservation,
} from '../inquiries/index.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import { houseOf, offeredHours } from './booking-ground.ts';
import { refusalOfMove } from './booking-rules.ts';
import { BookingsInstead } from './bookings-instead.service.ts';
import { MailboxProofService } from './mailbox-proof.service.ts';
import { ReservationCreationService } from './reservation-creation.service.ts';
import { isSlotTaken, notOffered, slotTaken, termRefused } from './reservation.errors.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { Price } from './reservation-price.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { statusAt } from './reservation.states.ts';

/**
 * Creates reservations from accepted offers. The owner offered the slot, so only occupancy is checked, not
 * the owner's rules.
 */
@Injectable()
export class OfferTakingService extends OfferTaking {
  constructor(
    private readonly time: SpaceTime,
    private readonly grounds: BookingGrounds,
    private readonly reservations: ReservationRepository,
    private readonly instead: BookingsInstead,
    private readonly proofs: MailboxProofService,
    private readonly links: ReservationLinks,
    private readonly creation: ReservationCreationService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async take(actor: Actor, offer: ChosenOffer): Promise<number> {
    const { spaceId, priceHaler } = offer;
    const isProved = offer.isMailboxProved || (await this.proofs.isProvedByAccount(actor, offer.email));
    if (!isProved) await this.proofs.lock(offer);
    await this.time.hold(spaceId);
    const place = await this.grounds.held(spaceId, offer);
    if (place?.status !== 'PUBLISHED' || place.isUnattended) throw notOffered();
    const now = this.clock.now();
    const refusal = refusalOfMove(offer, houseOf(place.ground, offer), now);
    if (refusal) throw refusal.isTaken ? slotTaken() : termRefused(refusal);
    if (!isProved) await this.proofs.assertWithinLimits(offer);
    const price: Price =
      priceHaler === null ? { priceHaler: 0, priceState: 'none' } : { priceHaler, priceState: 'agreed' };
    const { termsVersion, termsAcceptedAt } = offer;
    const { settings } = place.ground;
    const { id } = await this.creation.create(actor, offer, {
      ...price,
      source: 'offer',
      termsVersion,
      termsAcceptedAt,
      settings,
      isInstant: false,
      isProved,
      now,
    });
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
