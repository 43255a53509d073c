import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { toHeldPeriod, type BookingContext } from './booking-context.ts';
import {
  GuestEmailConfirmationService,
  confirmationDeadline,
} from '../guest/guest-email-confirmation.service.ts';
import { UnconfirmedRequestsService } from '../guest/unconfirmed-requests.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { reservationChanged, toStepResult } from '../reservation.events.ts';
import { toGuestPriceValues } from './reservation-price.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { answerDeadline } from '../reservation.states.ts';

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
    readonly settings: BookingContext['settings'];
    /** Confirmed at once; requires `isEmailConfirmed`. */
    readonly isInstant: boolean;
    readonly isEmailConfirmed: boolean;
    readonly now: Date;
  };

/** Inserts a reservation whose slot was checked under the schedule lock. */
@Injectable()
export class ReservationCreationService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
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
    const { isInstant, isEmailConfirmed } = options;
    const reservation = await this.insert(request, options);
    await this.recordCreation(actor, reservation, request);
    if (isEmailConfirmed) {
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step: isInstant ? 'booked' : 'requested',
        by: 'guest',
        sequence: 0,
        former: null,
        result: toStepResult(reservation),
      });
    } else await this.confirmations.sendCode(reservation);
    return reservation;
  }

  private insert(request: ReservationRequest, options: ReservationCreationOptions): Promise<Reservation> {
    const { spaceId, startsAt, endsAt, guests, name, email, phone, notes, clientKey } = request;
    const { settings, isInstant, isEmailConfirmed, now, ...values } = options;
    const held = toHeldPeriod(request, settings);
    const expiresAt = isEmailConfirmed
      ? answerDeadline(now, startsAt, BOOKING.answerHours)
      : confirmationDeadline(now, startsAt);
    return this.reservations.create({
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
      awaitsProof: !isEmailConfirmed,
      proofAttempts: 0,
      mailboxProvedAt: isEmailConfirmed ? now : null,
      clientHash: isEmailConfirmed ? null : this.unconfirmed.hashClient(clientKey),
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
