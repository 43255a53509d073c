import { Injectable, Optional } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { toAvailabilityContext, classifySlotHours } from '../booking/booking-context.ts';
import { toReservationPriceState } from '../booking/reservation-price.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { reservationChanged, toStepResult } from '../reservation.events.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { answerDeadline, isExpired } from '../reservation.states.ts';

/**
 * Submits a request once the e-mail address of its guest is confirmed: it then waits for its owner or is
 * confirmed by instant booking.
 */
@Injectable()
export class GuestRequestService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /** Foreign calendars are refreshed first, outside the transaction, as for every confirmation. */
  async submit(actor: Actor, id: number): Promise<void> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    if (!reservationKeys) return;
    const { spaceId } = reservationKeys;
    await this.refreshCalendars(spaceId);
    await this.unit.run(async () => {
      await this.availability.lockSchedule(spaceId);
      await this.submitLocked(actor, id);
    });
  }

  /** Refreshes the foreign calendars of a space with instant booking. Called outside of a transaction. */
  async refreshCalendars(spaceId: number): Promise<void> {
    if ((await this.availability.loadSettings(spaceId)).instantBooking) await this.foreign?.refresh(spaceId);
  }

  /** Requires the caller's unit of work with the schedule lock of the space; does nothing for a request that ended. */
  async submitLocked(actor: Actor, id: number): Promise<void> {
    const reservation = await this.reservations.findForUpdate(id);
    const now = this.clock.now();
    if (
      !reservation?.awaitsEmailConfirmation ||
      reservation.status !== 'pending' ||
      isExpired(reservation, now)
    )
      return;
    const isInstant = await this.canConfirmInstantly(reservation);
    Object.assign(reservation, {
      awaitsEmailConfirmation: false,
      emailConfirmedAt: now,
      confirmationCodeHash: null,
      clientHash: null,
      ...(isInstant
        ? { status: 'confirmed', confirmedAt: now, expiresAt: null }
        : { expiresAt: answerDeadline(now, reservation.startsAt, BOOKING.answerHours) }),
    });
    await this.reservations.flush();
    const { status, sequence } = reservation;
    await this.audit.record(actor, 'reservation.proved', { type: 'reservation', id }, {}, { status });
    await this.outbox.publish(reservationChanged, {
      reservation_id: id,
      step: isInstant ? 'booked' : 'requested',
      by: 'guest',
      sequence,
      former: null,
      result: toStepResult(reservation),
    });
  }

  private async canConfirmInstantly(reservation: ReservationWithSpace): Promise<boolean> {
    const space = await this.contexts.loadForUpdate(reservation.space.id, reservation, reservation.id);
    if (space?.status !== 'PUBLISHED' || space.isUnattended || !space.context.settings.instantBooking)
      return false;
    const hasPrice =
      toReservationPriceState(reservation) === 'complete' &&
      classifySlotHours(space.context, reservation) === 'inside';
    return hasPrice && !toAvailabilityContext(space.context, reservation).isTaken;
  }
}
