import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { GuestSenderService } from '../mails/guest-sender.service.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { reservationClosed } from '../reservation.errors.ts';
import { reservationChanged, toStepResult, type ReservationStepEvent } from '../reservation.events.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { statusAt } from '../reservation.states.ts';
import type { ChangeBatch } from '../change-batch.ts';
import { ChangeProposalService } from '../change-proposal.service.ts';

/** Fields left out stay. */
export type ContactChange = {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};
export type ContactField = 'customer_name' | 'customer_email' | 'customer_phone';

/** Corrects the guest's contact. Requires a unit of work that has locked the reservation. */
@Injectable()
export class ReservationContactService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly mails: ReservationMailsService,
    private readonly senders: GuestSenderService,
    private readonly proposals: ChangeProposalService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * A corrected e-mail invalidates the guest's former link and notifies the former address. The new address
   * is unconfirmed. The host's open proposal is withdrawn, as the new reader has not seen it.
   * @param batch collects the events of a change of several reservations, of which one notifies a former address
   * @throws DomainError 422 when the e-mail would be removed, RESERVATION_CLOSED when the reservation is
   * cancelled or has ended
   */
  async apply(
    actor: Actor,
    reservation: Reservation,
    by: CancelledBy,
    change: ContactChange,
    batch?: ChangeBatch,
  ): Promise<ContactField[]> {
    const { customerEmail, customerName, customerPhone } = reservation;
    const fields: ContactField[] = [];
    if (change.name !== undefined && change.name !== customerName) fields.push('customer_name');
    if (change.phone !== undefined && change.phone !== customerPhone) fields.push('customer_phone');
    if (change.email !== undefined && (change.email ?? '') !== customerEmail) fields.push('customer_email');
    if (fields.length === 0) return fields;
    const now = this.clock.now();
    const isEnded = statusAt(reservation, now) === 'cancelled' || reservation.endsAt <= now;
    if (isEnded || reservation.anonymizedAt !== null || reservation.awaitsEmailConfirmation)
      throw reservationClosed();
    if (fields.includes('customer_email') && !change.email)
      throw createFieldError('customer_email', fieldError('emailRequired'));
    const hasOtherEmail = fields.includes('customer_email');
    if (hasOtherEmail && customerEmail !== '' && (batch?.claimFormerAddress(customerEmail) ?? true))
      await this.mails.notifyFormerAddress(reservation.id);
    if (hasOtherEmail) await this.proposals.closeOpen(actor, reservation, 'host');
    Object.assign(reservation, {
      customerName: change.name ?? customerName,
      customerEmail: change.email ?? customerEmail,
      customerPhone: change.phone === undefined ? customerPhone : change.phone,
      ...(hasOtherEmail && {
        linkVersion: reservation.linkVersion + 1,
        sequence: reservation.sequence + 1,
        emailConfirmedAt: null,
      }),
    });
    await this.reservations.flush();
    if (hasOtherEmail) await this.senders.assertMayWrite(reservation.id);
    // The audit trail names the fields; the values are personal.
    await this.audit.record(
      actor,
      'reservation.contact',
      { type: 'reservation', id: reservation.id },
      {},
      { fields },
    );
    if (hasOtherEmail) {
      const event: ReservationStepEvent = {
        reservation_id: reservation.id,
        step: 'readdressed',
        by,
        sequence: reservation.sequence,
        former: null,
        result: toStepResult(reservation),
      };
      if (batch) batch.addStep(event, reservation.customerEmail);
      else await this.outbox.publish(reservationChanged, event);
    }
    return fields;
  }
}
