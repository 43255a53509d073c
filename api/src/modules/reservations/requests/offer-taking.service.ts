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
import { NO_CHOICES } from '../../pricing/index.ts';
import { BookingContextLoader } from '../booking-context.loader.ts';
import { OFFER } from '../booking/booking-policy.ts';
import type { BookingRequest } from '../booking/booking-request.ts';
import { BookingService } from '../booking/booking.service.ts';
import { toAvailabilityContext, classifySlotHours } from '../booking-context.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { ReservationThreadsRepository } from '../guest-access/reservation-threads.repository.ts';
import { ConfirmedEmailCookieStore } from '../guest-access/confirmed-email-cookie-store.ts';
import { isSlotTaken, slotTaken } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { statusAt } from '../reservation.states.ts';

/**
 * Creates reservations from accepted offers. The owner offered the slot, so only occupancy is checked, not
 * the owner's rules.
 */
@Injectable()
export class OfferTakingService extends OfferReservationsPort {
  constructor(
    private readonly bookings: BookingService,
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly links: ReservationLinksService,
    private readonly threads: ReservationThreadsRepository,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async reserve(
    actor: Actor,
    { spaceId, priceHaler, termsVersion, termsAcceptedAt, conversationId, ...offer }: ChosenOffer,
  ): Promise<number> {
    const request: BookingRequest = {
      ...offer,
      rooms: [{ spaceId, priceHaler }],
      repeat: null,
      choices: NO_CHOICES,
      consent: { termsVersion, at: termsAcceptedAt },
    };
    const { reservations } = await this.bookings.book(actor, request, OFFER);
    const [reservation] = reservations;
    if (!reservation) throw new Error('An offer has one slot.');
    if (conversationId !== null) await this.threads.attach(reservation.id, conversationId);
    return reservation.id;
  }

  async addAlternatives(error: unknown, { spaceId, ...slot }: OfferedSlot): Promise<unknown> {
    return isSlotTaken(error)
      ? slotTaken([{ spaceId, ...slot }], await this.alternativeSlots.findAlternatives(spaceId, slot))
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

  async attachConversation(reservationId: number, conversationId: number): Promise<void> {
    await this.threads.attach(reservationId, conversationId);
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
