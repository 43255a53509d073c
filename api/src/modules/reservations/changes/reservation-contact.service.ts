import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { invalidField } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrail } from '../../audit/index.ts';
import { ReservationMails } from '../reservation-mails.service.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { reservationClosed } from '../reservation.errors.ts';
import { reservationChanged, resultOf } from '../reservation.events.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { statusAt } from '../reservation.states.ts';
import { ChangeProposalService } from './change-proposal.service.ts';

/** What is left out stays. */
export type ContactChange = {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};
export type ContactField = 'customer_name' | 'customer_email' | 'customer_phone';

/** Corrections of whom a reservation is for. Inside a unit of work that holds the reservation. */
@Injectable()
export class ReservationContactService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly mails: ReservationMails,
    private readonly proposals: ChangeProposalService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Another e-mail makes the guest's former link void; its former owner is told that it is. Nobody has proved the new one. Who reads
   * it has not seen the host's open proposal, which is withdrawn.
   * @throws DomainError 422 where the e-mail would be removed, RESERVATION_CLOSED where the reservation is cancelled or over
   */
  async apply(
    actor: Actor,
    reservation: Reservation,
    by: CancelledBy,
    change: ContactChange,
  ): Promise<ContactField[]> {
    const { customerEmail, customerName, customerPhone } = reservation;
    const fields: ContactField[] = [];
    if (change.name !== undefined && change.name !== customerName) fields.push('customer_name');
    if (change.phone !== undefined && change.phone !== customerPhone) fields.push('customer_phone');
    if (change.email !== undefined && (change.email ?? '') !== customerEmail) fields.push('customer_email');
    if (fields.length === 0) return fields;
    const now = this.clock.now();
    const isOver = statusAt(reservation, now) === 'cancelled' || reservation.endsAt <= now;
    if (isOver || reservation.forgottenAt !== null || reservation.awaitsProof) throw reservationClosed();
    if (fields.includes('customer_email') && !change.email)
      throw invalidField('customer_email', fieldErrors.emailRequired);
    const hasOtherEmail = fields.includes('customer_email');
    if (hasOtherEmail && customerEmail !== '') await this.mails.notifyFormerAddress(reservation.id);
    if (hasOtherEmail) await this.proposals.closeOpen(actor, reservation, 'host');
    Object.assign(reservation, {
      customerName: change.name ?? customerName,
      customerEmail: change.email ?? customerEmail,
      customerPhone: change.phone === undefined ? customerPhone : change.phone,
      ...(hasOtherEmail && {
        linkVersion: reservation.linkVersion + 1,
        sequence: reservation.sequence + 1,
        mailboxProvedAt: null,
      }),
    });
    await this.reservations.flush();
    // The audit trail names the fields; the values are personal.
    await this.audit.record(
      actor,
      'reservation.contact',
      { type: 'reservation', id: reservation.id },
      {},
      { fields },
    );
    if (hasOtherEmail) {
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step: 'readdressed',
        by,
        sequence: reservation.sequence,
        former: null,
        result: resultOf(reservation),
      });
    }
    return fields;
  }
}
