import { Injectable } from '@nestjs/common';
import type { OfferedHours } from '@prostora/pricing';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  OfferReservationsPort,
  type ChosenOffer,
  type OfferedSlot,
  type OfferReservation,
} from '../../inquiries/index.ts';
import { BookingContextLoader } from './booking-context.loader.ts';
import { toAvailabilityContext, classifySlotHours } from './booking-context.ts';
import { findMoveRejection } from './booking-rules.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { ConfirmedEmailCookieStore } from '../guest/confirmed-email-cookie-store.ts';
import { UnconfirmedRequestsService } from '../guest/unconfirmed-requests.service.ts';
import { buildReservation } from './new-reservation.ts';
import { ReservationAnnouncementService } from './reservation-announcement.service.ts';
import { isSlotTaken, notOffered, slotTaken, slotRejected } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import type { Price } from './reservation-price.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { statusAt } from '../reservation.states.ts';

/**
 * Creates reservations from accepted offers. The owner offered the slot, so only occupancy is checked, not
 * the owner's rules.
 */
@Injectable()
export class OfferTakingService extends OfferReservationsPort {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly links: ReservationLinksService,
    private readonly announcements: ReservationAnnouncementService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async reserve(actor: Actor, offer: ChosenOffer): Promise<number> {
    const { spaceId, priceHaler } = offer;
    const isEmailConfirmed =
      offer.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, offer.email));
    if (!isEmailConfirmed) await this.unconfirmed.lockLimits(offer);
    const space = await this.contexts.lockAndLoad(spaceId, offer);
    if (space?.status !== 'PUBLISHED' || space.isUnattended) throw notOffered();
    const { loadedAt: now } = space;
    const rejection = findMoveRejection(offer, toAvailabilityContext(space.context, offer), now);
    if (rejection) throw rejection.isTaken ? slotTaken() : slotRejected(rejection);
    if (!isEmailConfirmed) await this.unconfirmed.assertWithinLimits(offer);
    const price: Price =
      priceHaler === null ? { priceHaler: 0, priceState: 'none' } : { priceHaler, priceState: 'agreed' };
    const { termsVersion, termsAcceptedAt } = offer;
    const { settings } = space.context;
    const reservation = await this.reservations.create(
      buildReservation(offer, {
        ...price,
        source: 'offer',
        termsVersion,
        termsAcceptedAt,
        settings,
        isInstant: false,
        clientHash: isEmailConfirmed ? null : this.unconfirmed.hashClient(offer.clientKey),
        now,
      }),
    );
    await this.announcements.announce(actor, reservation);
    return reservation.id;
  }

  async addAlternatives(error: unknown, { spaceId, ...slot }: OfferedSlot): Promise<unknown> {
    return isSlotTaken(error)
      ? slotTaken(await this.alternativeSlots.findAlternatives(spaceId, slot))
      : error;
  }

  async checkSlot(slot: OfferedSlot): Promise<{ isTaken: boolean; offered: OfferedHours } | null> {
    const space = await this.contexts.loadForRead(slot.spaceId, slot);
    if (!space) return null;
    return {
      isTaken: toAvailabilityContext(space.context, slot).isTaken,
      offered: classifySlotHours(space.context, slot),
    };
  }

  isConfirmedInBrowser(request: FastifyRequest, email: string): boolean {
    return this.confirmedEmails.isConfirmed(request, email);
  }

  async find(ids: readonly number[]): Promise<ReadonlyMap<number, OfferReservation>> {
    if (ids.length === 0) return new Map();
    const now = this.clock.now();
    const rows = await this.reservations.findByIds(ids);
    return new Map(
      rows.map((row) => {
        const isReachable = row.linkVersion === 0 && row.anonymizedAt === null;
        const { id, awaitsEmailConfirmation, expiresAt, cancelledBy, cancelReason, cancelCode } = row;
        const url = isReachable ? this.links.buildPath(row) : null;
        const ending = { cancelledBy, cancelReason, cancelCode };
        return [id, { id, status: statusAt(row, now), awaitsEmailConfirmation, expiresAt, url, ...ending }];
      }),
    );
  }
}
