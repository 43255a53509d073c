import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { NO_CHOICES, PricingService } from '../../pricing/index.ts';
import { toAvailabilityContext } from '../booking/booking-context.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { findBookingRejection, findMoveRejection } from '../booking/booking-rules.ts';
import { buildReservation } from '../booking/new-reservation.ts';
import { toPriceValues } from '../booking/reservation-price.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import type { EntryWithSpace } from './waiting-list.repository.ts';
import { offerDeadline } from './waiting-list.states.ts';

const SYSTEM_ACTOR = { userId: null } as const;

/**
 * Reservations that hold offered slots. Such a reservation is pending and not submitted: its owner is not notified
 * and cannot confirm it. Requires a unit of work with the schedule lock of the space.
 */
@Injectable()
export class SlotHoldsService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly pricing: PricingService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds the slot of the entry until the end of its offer. The owner's rules apply to guests, not to people whom the
   * owner has entered or chooses.
   * @returns false when the slot cannot be booked
   */
  async hold(entry: EntryWithSpace, isChosenByHost: boolean): Promise<boolean> {
    const { startsAt, endsAt, guests, name, email, phone } = entry;
    const slot = { startsAt, endsAt, guests };
    const space = await this.contexts.loadForUpdate(entry.space.id, slot);
    if (space?.status !== 'PUBLISHED' || space.isUnattended) return false;
    const { context, loadedAt: now } = space;
    const availability = toAvailabilityContext(context, slot);
    const isBound = !isChosenByHost && entry.emailConfirmedAt !== null;
    if ((isBound ? findBookingRejection : findMoveRejection)(slot, availability, now)) return false;
    const spaceId = space.id;
    const quote = await this.pricing.resolve(
      { ...NO_CHOICES, company: null, spaceId, startsAt, endsAt, guests },
      context,
      null,
    );
    const request = { spaceId, startsAt, endsAt, guests, name, email, phone, notes: '', clientKey: '' };
    const expiresAt = offerDeadline(now, startsAt);
    const reservation = await this.reservations.create({
      ...buildReservation(request, {
        ...toPriceValues(quote, this.pricing.store(quote)),
        source: 'waitlist',
        termsVersion: null,
        termsAcceptedAt: null,
        settings: context.settings,
        isInstant: false,
        clientHash: null,
        now,
      }),
      awaitsEmailConfirmation: true,
      emailConfirmedAt: entry.emailConfirmedAt,
      expiresAt,
    });
    const values = {
      status: 'pending',
      source: 'waitlist',
      space_id: spaceId,
      from: startsAt,
      until: endsAt,
    };
    const subject = { type: 'reservation', id: reservation.id } as const;
    await this.audit.record(SYSTEM_ACTOR, 'reservation.create', subject, {}, { ...values, guests });
    Object.assign(entry, { state: 'offered', reservation, offeredUntil: expiresAt });
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
}
