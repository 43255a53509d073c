import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import type { BookingPlan } from '../booking/booking-plan.ts';
import { OWNER } from '../booking/booking-policy.ts';
import type { SlotsRequest } from '../booking/booking-request.ts';
import { BookingService } from '../booking/booking.service.ts';
import { GuestSenderService } from '../mails/guest-sender.service.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { isSlotTaken, reservationForbidden } from '../reservation.errors.ts';
import type { OwnBookingAnswerDto } from './own-booking.dto.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { type OwnBookingRequest, toOwnBookingAnswer } from './own-booking.mapper.ts';
import { mayHost, mayHostSome, toOwnedSpaceRef } from '../reservation.policy.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { OwnBookingRepository, type KnownGuest } from './own-booking.repository.ts';

/** Bookings that the owner enters: all spaces and days, or none. */
@Injectable()
export class OwnBookingService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly bookings: BookingService,
    private readonly reservations: ReservationRepository,
    private readonly senders: GuestSenderService,
    private readonly links: ReservationLinksService,
    private readonly keys: IdempotencyStore,
    private readonly repository: OwnBookingRepository,
    private readonly locks: ReservationLockService,
  ) {}

  check(actor: Actor, request: SlotsRequest): Promise<BookingPlan> {
    return this.bookings.preview(actor, request, OWNER);
  }

  /** @throws DomainError SLOT_TAKEN with `conflicts` when anything holds the time of a slot */
  async create(actor: Actor, request: OwnBookingRequest): Promise<OwnBookingAnswerDto> {
    const { notifiesGuest } = request.entry;
    if (notifiesGuest && request.email === '')
      throw createFieldError('customer_email', fieldError('notifyGuestEmail'));
    try {
      return await this.unit.run(async () => {
        const booking = await this.bookings.book(actor, request, OWNER);
        const [first] = booking.reservations;
        if (first && notifiesGuest) await this.senders.assertMayWrite(first.id);
        const reservations = await this.reservations.populateSpaces(booking.reservations);
        const answer = toOwnBookingAnswer(booking.plan, reservations, this.links.shownTo(actor));
        await this.keys.saveAnswer(answer);
        return answer;
      });
    } catch (error) {
      throw isSlotTaken(error) ? await this.bookings.explainTaken(actor, request, OWNER, error) : error;
    }
  }

  /** @throws DomainError FORBIDDEN to a member of the owner's team that may not write */
  async searchGuests(actor: Actor, search: string): Promise<KnownGuest[]> {
    const { customerId, memberSpaceIds: spaceIds } = actor;
    if (customerId === null) return [];
    if (!mayHostSome(actor, 'write')) throw reservationForbidden();
    return this.repository.searchGuests({ customerId, spaceIds }, search);
  }

  /**
   * Without those in spaces that the member of the owner's team does not see.
   * @throws DomainError NOTFOUND unless the actor is a host of the reservation
   */
  async listRelated(actor: Actor, id: number): Promise<ReservationWithSpace[]> {
    await this.locks.assertAccess(id, actor, null, 'view');
    const related = await this.repository.listRelated(id);
    return related.filter(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'view'));
  }
}
