import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { GuestEmailConfirmationService } from '../guest-access/guest-email-confirmation.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import {
  reservationChanged,
  toBundleFields,
  toEntryBundleFields,
  toStepResult,
  type ReservationStep,
} from '../reservation.events.ts';
import { resolveHost } from '../reservation.policy.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './new-reservations.ts';

/** Audits new reservations and announces them to both sides. */
@Injectable()
export class BookingAnnouncementService {
  constructor(
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Called in the unit of work that inserted the reservations. One mail tells each side of all of them; until the
   * guest's e-mail address is confirmed, only the confirmation code of the first one is mailed.
   */
  async announce(actor: Actor, { plan, reservations }: Booking, { status }: BookingPolicy): Promise<void> {
    await this.record(actor, reservations);
    const [first] = reservations;
    const customerId = plan.chosen[0]?.space.customerId ?? 0;
    if (!first || status === 'hold') return;
    if (first.awaitsEmailConfirmation) return this.confirmations.sendCode(first);
    for (const reservation of reservations)
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step: toFirstStep(reservation),
        by: status === 'entry' ? resolveHost(actor, { customerId, spaceId: reservation.space.id }) : 'guest',
        sequence: 0,
        former: null,
        result: toStepResult(reservation),
        ...(status === 'entry'
          ? toEntryBundleFields(reservations, reservation)
          : toBundleFields(reservations, reservation)),
      });
  }

  /** Audits new reservations. */
  record(actor: Actor, reservations: readonly Reservation[]): Promise<void> {
    return this.audit.recordAll(
      actor,
      reservations.map((reservation) => ({
        action: 'reservation.create',
        subject: { type: 'reservation', id: reservation.id },
        after: {
          status: reservation.status,
          source: reservation.source,
          space_id: reservation.space.id,
          from: reservation.startsAt,
          until: reservation.endsAt,
          guests: reservation.numberOfGuests,
          price: reservation.priceHaler / 100,
          price_state: reservation.priceState,
        },
      })),
    );
  }
}

const toFirstStep = ({ status, agreedAt }: Reservation): ReservationStep => {
  if (status === 'confirmed') return 'booked';
  return agreedAt === null ? 'requested' : 'agreed';
};
