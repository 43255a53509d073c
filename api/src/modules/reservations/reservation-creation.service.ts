import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { heldSpan, type Ground } from './booking-ground.ts';
import { MailboxProofService, proofBy } from './mailbox-proof.service.ts';
import type { Reservation } from './reservation.entity.ts';
import { reservationChanged, resultOf } from './reservation.events.ts';
import { toGuestPriceValues } from './reservation-price.ts';
import { ReservationRepository } from './reservation.repository.ts';
import { answerBy } from './reservation.states.ts';

/** Input of the booking form. */
export type ReservationRequest = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
  readonly clientKey: string;
};

type ReservationCreationOptions = Pick<Reservation, 'priceHaler' | 'priceState'> &
  Partial<Pick<Reservation, 'quote' | 'source'>> &
  Pick<Reservation, 'termsVersion' | 'termsAcceptedAt'> & {
    readonly settings: Ground['settings'];
    /** Confirmed at once; requires `isProved`. */
    readonly isInstant: boolean;
    readonly isProved: boolean;
    readonly now: Date;
  };

/** Inserts a reservation whose slot was checked under the schedule lock. */
@Injectable()
export class ReservationCreationService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly proofs: MailboxProofService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Notifies guest and owner. Until the guest's e-mail address is confirmed, only the confirmation code is
   * mailed.
   */
  async create(
    actor: Actor,
    request: ReservationRequest,
    options: ReservationCreationOptions,
  ): Promise<Reservation> {
    const { isInstant, isProved } = options;
    const reservation = await this.add(request, options);
    await this.recordCreation(actor, reservation, request);
    if (isProved) {
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step: isInstant ? 'booked' : 'requested',
        by: 'guest',
        sequence: 0,
        former: null,
        result: resultOf(reservation),
      });
    } else await this.proofs.send(reservation);
    return reservation;
  }

  private add(request: ReservationRequest, options: ReservationCreationOptions): Promise<Reservation> {
    const { spaceId, startsAt, endsAt, guests, name, email, phone, notes, clientKey } = request;
    const { settings, isInstant, isProved, now, ...values } = options;
    const held = heldSpan(request, settings);
    const expiresAt = isProved ? answerBy(now, startsAt, BOOKING.answerHours) : proofBy(now, startsAt);
    return this.reservations.add({
      ...values,
      ...toGuestPriceValues(values),
      space: spaceId,
      status: isInstant ? 'confirmed' : 'pending',
      startsAt,
      endsAt,
      heldFrom: held.from,
      heldUntil: held.until,
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      numberOfGuests: guests,
      notes,
      ownerNote: '',
      sequence: 0,
      expiresAt: isInstant ? null : expiresAt,
      confirmedAt: isInstant ? now : null,
      awaitsProof: !isProved,
      proofAttempts: 0,
      mailboxProvedAt: isProved ? now : null,
      clientHash: isProved ? null : this.proofs.hashClient(clientKey),
      createdAt: now,
      updatedAt: now,
    });
  }

  private recordCreation(actor: Actor, reservation: Reservation, request: ReservationRequest): Promise<void> {
    const { id, status, priceState, priceHaler } = reservation;
    const values = {
      status,
      space_id: request.spaceId,
      from: request.startsAt,
      until: request.endsAt,
      guests: request.guests,
      price: priceHaler / 100,
      price_state: priceState,
    };
    return this.audit.record(actor, 'reservation.create', { type: 'reservation', id }, {}, values);
  }
}
