import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { ANONYMOUS, type Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { NO_CHOICES } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { CHOSEN_FROM_WAITING_LIST, WAITING_LIST } from '../booking/booking-policy.ts';
import type { BookingRequest } from '../booking/booking-request.ts';
import { BookingService } from '../booking/booking.service.ts';
import { GuestRequestService } from '../guest-access/guest-request.service.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { calendarConflict } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import type { EntryWithSpace } from './waiting-list.repository.ts';
import { offerDeadline } from './waiting-list.states.ts';

/**
 * Reservations that hold offered slots. Such a reservation is pending and not submitted: its owner is not notified
 * and cannot confirm it. Requires a unit of work with the schedule lock of the space.
 */
@Injectable()
export class WaitingListHoldsService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly bookings: BookingService,
    private readonly reservations: ReservationRepository,
    private readonly requests: GuestRequestService,
    private readonly steps: ReservationStepService,
    private readonly confirmation: ReservationConfirmationService,
    private readonly settings: SiteSettingsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds the slot of the entry until the end of its offer. The owner's rules apply to guests, not to people whom the
   * owner has entered or chooses.
   * @returns false when the slot cannot be booked
   */
  async hold(entry: EntryWithSpace, isChosenByHost: boolean): Promise<boolean> {
    const { startsAt, endsAt, guests, name, email, phone, emailConfirmedAt } = entry;
    const until = offerDeadline(this.clock.now(), startsAt);
    const request: BookingRequest = {
      rooms: [{ spaceId: entry.space.id, priceHaler: null }],
      startsAt,
      endsAt,
      repeat: null,
      guests,
      choices: NO_CHOICES,
      name,
      email,
      phone,
      notes: '',
      clientKey: '',
      isEmailConfirmed: false,
      hold: { until, emailConfirmedAt },
    };
    const isBound = !isChosenByHost && emailConfirmedAt !== null;
    const policy = isBound ? WAITING_LIST : CHOSEN_FROM_WAITING_LIST;
    try {
      const { reservations } = await this.bookings.book(ANONYMOUS, request, policy);
      Object.assign(entry, { state: 'offered', reservation: reservations[0], offeredUntil: until });
    } catch (error) {
      // Rejected by its plan, before anything was written.
      if (error instanceof DomainError) return false;
      throw error;
    }
    await this.reservations.flush();
    return true;
  }

  /** Cancels the reservation that holds the slot; it was never submitted, so no event is published. */
  async release(
    actor: Pick<Actor, 'userId'>,
    { reservation }: EntryWithSpace,
    by: CancelledBy,
  ): Promise<void> {
    if (reservation?.status !== 'pending' || !reservation.awaitsEmailConfirmation) return;
    Object.assign(reservation, { status: 'cancelled', cancelledAt: this.clock.now(), cancelledBy: by });
    reservation.sequence += 1;
    await this.reservations.flush();
    const subject = { type: 'reservation', id: reservation.id } as const;
    await this.audit.record(
      actor,
      'reservation.cancelled',
      subject,
      { status: 'pending' },
      { status: 'cancelled', by },
    );
  }

  /** The guest takes the slot: the reservation becomes a request to the owner, or is confirmed by instant booking. */
  async submit(actor: Actor, id: number): Promise<void> {
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation) return;
    const { termsVersion } = await this.settings.getCurrent();
    Object.assign(reservation, { termsVersion, termsAcceptedAt: this.clock.now() });
    await this.confirmation.join(actor, [reservation], false);
    await this.reservations.flush();
    await this.requests.submitLocked(actor, [id], reservation.customerEmail);
  }

  /**
   * The host takes the slot for the guest: the reservation is confirmed at the offered price.
   * @throws DomainError CALENDAR_CONFLICT
   */
  async confirm(
    actor: Actor,
    id: number,
    { emailConfirmedAt }: EntryWithSpace,
    by: CancelledBy,
  ): Promise<void> {
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation) return;
    const { startsAt, endsAt, space, priceHaler } = reservation;
    const sharing = await this.availability.listOverlappingSpaceIds(space.id);
    const blocks = await this.availability.listBlocks(sharing, startsAt, endsAt);
    if (blocks.some(({ feedId }) => feedId !== null)) throw calendarConflict();
    Object.assign(reservation, {
      awaitsEmailConfirmation: false,
      emailConfirmedAt,
      priceState: toReservationPriceState(reservation) === 'none' ? 'none' : 'agreed',
    });
    await this.confirmation.join(actor, [reservation], false);
    const step = (await this.confirmation.settle(actor, [reservation])) ? 'confirmed' : 'agreed';
    const after = { status: reservation.status, price: priceHaler / 100 };
    await this.steps.finish(actor, reservation, step, by, { status: 'pending' }, after);
  }
}
