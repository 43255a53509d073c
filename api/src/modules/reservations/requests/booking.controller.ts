import { Body, Param, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiSchema, IntersectionType } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldError } from '../../../platform/errors/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { BookingChoicesInput, FormerQuoteDto, QuoteDto } from '../../pricing/index.ts';
import { RentalTermsSummaryDto, SpaceCardDto, SpaceImageDto } from '../../spaces/index.ts';
import {
  AlternativeDto,
  AvailabilityCheckDto,
  AvailabilityCheckInput,
  ReservationInput,
  BOOKING_DESCRIPTION,
} from './booking.dto.ts';
import { parseAvailabilityCheck, toGuestBooking } from './booking.input.ts';
import { AvailabilityCheckService, buildUnavailableResult } from './availability-check.service.ts';
import { GuestBookingService } from './guest-booking.service.ts';
import { TakenSlotDto } from '../booking/repeat.dto.ts';
import { ConfirmedEmailCookieStore } from '../guest-access/confirmed-email-cookie-store.ts';
import { GuestEmailConfirmationService } from '../guest-access/guest-email-confirmation.service.ts';
import {
  GuestCancelInput,
  GuestReservationAnswerDto,
  EmailConfirmationInput,
  ReservationTokenInput,
} from '../guest-access/reservation-guest.dto.ts';
import { toGuestReservationDto } from '../guest-access/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest-access/reservation-guest.service.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { CreatedReservationAnswerDto, toStepScope } from '../reservation.dto.ts';
import { toAvailabilityCheckDto } from './availability-check.mapper.ts';

/** Allows manual browsing of slots, throttles scripts. */
const AVAILABILITY_CHECKS = { name: 'reservation-check', points: 120, seconds: 60 };
/** Also of repeated bookings: a series counts as one. */
export const BOOKINGS = { name: 'reservation-create', points: 20, seconds: 600, shared: true };
/** Tokens are unguessable; the limit stops attempts early. */
const GUEST_LINKS = { name: 'reservation-link', points: 60, seconds: 60 };

/** A code has 1,000,000 values and 5 attempts. */
const EMAIL_CONFIRMATIONS = { name: 'reservation-proof', points: 30, seconds: 600, shared: true };

@ApiSchema({ name: 'ReservationInput' })
class PricedReservationInput extends IntersectionType(ReservationInput, BookingChoicesInput) {}

/** Guest endpoints; no account is required. */
@Routes('reservations', { tag: 'reservations' })
@ApiExtraModels(SpaceImageDto)
export class BookingController {
  constructor(
    private readonly availabilityChecks: AvailabilityCheckService,
    private readonly bookings: GuestBookingService,
    private readonly workflow: ReservationWorkflowService,
    private readonly guests: ReservationGuestService,
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'check-availability', {
    access: 'public',
    throttle: AVAILABILITY_CHECKS,
    summary: 'Check the availability and price of a time slot',
    description: 'Missing and invalid input is reported in `message`.',
    answer: AvailabilityCheckDto,
  })
  async check(@Body() input: AvailabilityCheckInput): Promise<AvailabilityCheckDto> {
    const request = parseAvailabilityCheck(input);
    return toAvailabilityCheckDto(
      request instanceof FieldError
        ? buildUnavailableResult(request)
        : await this.availabilityChecks.check(request),
    );
  }

  @Route('POST', '/', {
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: BOOKINGS,
    limitDatabaseWait: true,
    idempotent: 'service',
    maxBody: 256,
    summary: 'Create a reservation',
    description: BOOKING_DESCRIPTION,
    status: 201,
    answer: CreatedReservationAnswerDto,
    errors: [404, 422],
    errorsWith: {
      409: {
        conflicts: [TakenSlotDto],
        alternatives: [AlternativeDto],
        similar_spaces: [SpaceCardDto],
        quote_before: FormerQuoteDto,
        quote: QuoteDto,
        total: Number,
        rental_terms: RentalTermsSummaryDto,
      },
    },
  })
  create(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Body() input: PricedReservationInput,
  ): Promise<CreatedReservationAnswerDto> {
    const isEmailConfirmed = this.confirmedEmails.isConfirmed(request, input.customer_email);
    const booking = { ...toGuestBooking(input), isEmailConfirmed, clientKey: toClientKey(request.ip) };
    return this.bookings.create(actor, booking);
  }

  @Route('POST', ':id/guest', {
    access: 'public',
    throttle: GUEST_LINKS,
    summary: 'Retrieve a reservation as its guest',
    description: 'By the token of the guest’s link. A wrong token is answered with 404.',
    answer: GuestReservationAnswerDto,
    errors: [404, 422],
  })
  async getGuestReservation(
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<GuestReservationAnswerDto> {
    return { reservation: toGuestReservationDto(await this.guests.getByToken(id, token), this.clock.now()) };
  }

  @Route('POST', ':id/guest/proof', {
    access: 'public',
    throttle: EMAIL_CONFIRMATIONS,
    summary: 'Confirm the guest’s e-mail address with a code',
    description:
      'Afterwards the request holds its slot like any other, or is confirmed. A cookie stores the confirmed address in this browser for 30 days. After five wrong codes the response is 409 CONFIRMATION_CODE_LOCKED, and a new code is required; after 20 a day for the e-mail address or from the client it is 429.',
    answer: GuestReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async confirmEmail(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, code }: EmailConfirmationInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestReservationAnswerDto> {
    const clientKey = toClientKey(request.ip);
    const email = await this.confirmations.confirm(actor, id, { token, code, clientKey });
    if (email !== null) this.confirmedEmails.remember(request, reply, email);
    return { reservation: toGuestReservationDto(await this.guests.getByToken(id, token), this.clock.now()) };
  }

  @Route('POST', ':id/guest/proof/mail', {
    access: 'public',
    throttle: EMAIL_CONFIRMATIONS,
    summary: 'Send a new confirmation code',
    description: 'At most once a minute and three times an hour; otherwise 429 CONFIRMATION_RESENT_TOO_SOON.',
    answer: DoneAnswer,
    errors: [404, 409, 422],
  })
  async resendConfirmationCode(
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<DoneAnswer> {
    await this.confirmations.resendCode(id, token);
    return DONE;
  }

  @Route('DELETE', ':id/guest', {
    access: 'public',
    throttle: GUEST_LINKS,
    summary: 'Cancel a reservation as its guest',
    description: 'Possible until the slot begins; of an event all its spaces and dates by default.',
    answer: GuestReservationAnswerDto,
    errors: [404, 409, 422],
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, reason, apply_to }: GuestCancelInput,
  ): Promise<GuestReservationAnswerDto> {
    const cancellation = { token, reason: reason ?? null, scope: toStepScope(apply_to) };
    const reservation = await this.workflow.cancelAsGuest(actor, id, cancellation);
    return {
      reservation: toGuestReservationDto(await this.guests.loadDetails(reservation), this.clock.now()),
    };
  }
}
