import { Injectable, Optional } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { BookingContextLoader } from '../booking-context.loader.ts';
import { toAvailabilityContext, classifySlotHours } from '../booking-context.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
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
    private readonly steps: ReservationStepService,
    private readonly confirmation: ReservationConfirmationService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Foreign calendars are refreshed first, outside the transaction, as for every confirmation.
   * @param ids of one request: a reservation, or all dates of a series
   * @param email the confirmed address; reservations whose address was corrected since are left out
   */
  async submit(actor: Actor, ids: readonly number[], email: string): Promise<void> {
    const reservationKeys = await this.reservations.findReservationKeys(ids[0] ?? 0);
    if (!reservationKeys) return;
    const { spaceId } = reservationKeys;
    await this.refreshCalendars(spaceId);
    await this.unit.run(async () => {
      await this.availability.lockSchedule(spaceId);
      await this.submitLocked(actor, ids, email);
    });
  }

  /**
   * Refreshes the foreign calendars of a space before a confirmation, by its host or by instant booking. Called outside
   * of a transaction.
   */
  async refreshCalendars(spaceId: number, isByHost = false): Promise<void> {
    if (isByHost || (await this.availability.loadSettings(spaceId)).instantBooking)
      await this.foreign?.refresh(spaceId);
  }

  /**
   * Requires the caller's unit of work with the schedule lock of the space; does nothing for a request that
   * ended. All dates of a series are confirmed, or none.
   */
  async submitLocked(actor: Actor, ids: readonly number[], email: string): Promise<void> {
    const now = this.clock.now();
    const open: ReservationWithSpace[] = [];
    for (const id of ids) {
      const reservation = await this.reservations.findForUpdate(id);
      if (
        reservation?.awaitsEmailConfirmation &&
        reservation.customerEmail.toLowerCase() === email.toLowerCase() &&
        reservation.status === 'pending' &&
        !isExpired(reservation, now)
      )
        open.push(reservation);
    }
    if (open.length === 0) return;
    const isInstant = await this.canConfirmInstantly(open);
    for (const reservation of open)
      Object.assign(reservation, {
        awaitsEmailConfirmation: false,
        emailConfirmedAt: now,
        confirmationCodeHash: null,
        clientHash: null,
        expiresAt: answerDeadline(now, reservation.startsAt, BOOKING.answerHours),
      });
    const step = isInstant ? await this.confirmInstantly(actor, open) : 'requested';
    await this.reservations.flush();
    await this.audit.recordAll(
      actor,
      open.map(({ id, status }) => ({
        action: 'reservation.proved',
        subject: { type: 'reservation', id },
        after: { status },
      })),
    );
    await this.steps.publishAll(
      open.map((reservation) => ({ reservation, step })),
      'guest',
    );
  }

  private async confirmInstantly(
    actor: Actor,
    reservations: readonly ReservationWithSpace[],
  ): Promise<'booked' | 'agreed'> {
    return (await this.confirmation.settle(actor, reservations)) ? 'booked' : 'agreed';
  }

  private async canConfirmInstantly(reservations: readonly ReservationWithSpace[]): Promise<boolean> {
    for (const reservation of reservations) if (!(await this.canConfirmOne(reservation))) return false;
    return true;
  }

  private async canConfirmOne(reservation: ReservationWithSpace): Promise<boolean> {
    const space = await this.contexts.loadForUpdate(reservation.space.id, reservation, reservation.id);
    if (space?.status !== 'PUBLISHED' || space.isUnattended || !space.context.settings.instantBooking)
      return false;
    const hasPrice =
      toReservationPriceState(reservation) === 'complete' &&
      classifySlotHours(space.context, reservation) === 'inside';
    return hasPrice && !toAvailabilityContext(space.context, reservation).isTaken;
  }
}
