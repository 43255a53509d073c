import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { GuestEmailConfirmationService } from '../guest/guest-email-confirmation.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { reservationChanged, toStepResult } from '../reservation.events.ts';

/** Records new reservations and has guest and owner notified. */
@Injectable()
export class ReservationAnnouncementService {
  constructor(
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Called in the unit of work that inserted the reservation. Until the guest's e-mail address is confirmed,
   * only the confirmation code is mailed.
   */
  async announce(actor: Actor, reservation: Reservation): Promise<void> {
    const { id, status, priceState, priceHaler, startsAt, endsAt, numberOfGuests } = reservation;
    const values = {
      status,
      space_id: reservation.space.id,
      from: startsAt,
      until: endsAt,
      guests: numberOfGuests,
      price: priceHaler / 100,
      price_state: priceState,
    };
    await this.audit.record(actor, 'reservation.create', { type: 'reservation', id }, {}, values);
    if (reservation.awaitsEmailConfirmation) return this.confirmations.sendCode(reservation);
    await this.outbox.publish(reservationChanged, {
      reservation_id: id,
      step: status === 'confirmed' ? 'booked' : 'requested',
      by: 'guest',
      sequence: 0,
      former: null,
      result: toStepResult(reservation),
    });
  }
}
