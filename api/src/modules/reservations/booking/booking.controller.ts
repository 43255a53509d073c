import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FieldError } from '../../../platform/errors/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  toClientKey,
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  LimitDatabaseWait,
  Throttle,
  Public,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import { FormerQuoteDto, QuoteDto } from '../../pricing/index.ts';
import { SpaceCardDto, SpaceImageDto } from '../../spaces/index.ts';
import {
  AlternativeDto,
  AvailabilityCheckDto,
  AvailabilityCheckInput,
  ReservationInput,
} from './booking.dto.ts';
import { toBookingSlot, parseAvailabilityRequest } from './booking.input.ts';
import { BookingService, buildUnavailableResult } from './booking.service.ts';
import { ConfirmedEmailCookieStore } from '../guest/confirmed-email-cookie-store.ts';
import { GuestEmailConfirmationService } from '../guest/guest-email-confirmation.service.ts';
import {
  GuestCancelInput,
  GuestReservationAnswerDto,
  EmailConfirmationInput,
  ReservationTokenInput,
} from '../guest/reservation-guest.dto.ts';
import { ReservationGuestService } from '../guest/reservation-guest.service.ts';
import { CreatedReservationAnswerDto } from '../reservation.dto.ts';
import { toAvailabilityCheckDto, toGuestReservationDto } from '../reservation.mapper.ts';

/** Allows manual browsing of slots, throttles scripts. */
const AVAILABILITY_CHECKS = { name: 'reservation-check', points: 120, seconds: 60 };
const BOOKINGS = { name: 'reservation-create', points: 20, seconds: 600, shared: true };
/** Tokens are unguessable; the limit stops attempts early. */
const GUEST_LINKS = { name: 'reservation-link', points: 60, seconds: 60 };

/** A code has 1,000,000 values and 5 attempts. */
const EMAIL_CONFIRMATIONS = { name: 'reservation-proof', points: 30, seconds: 600, shared: true };

const BOOKING_DESCRIPTION = [
  'Needs no key, account or puzzle. `terms_accepted` must be true: the guest has seen the terms at `/obchodni-podminky`.',
  'A mailbox that is not proved yet (`awaits_proof`) holds its time for 30 minutes and is never confirmed at once: the guest gets a link and a six-digit code.',
  'It is proved by the code (`POST /api/reservations/{id}/guest/proof`), remembered for 30 days in the browser, and for signed-in people who give their own confirmed address.',
  'Unproved are 5 open requests and 7 held days at most for each mailbox, client address and space: 429 UNPROVED_LIMIT, 409 UNPROVED_TOO_LONG.',
  'A mailbox that cancelled 5 reservations at one owner within 24 hours gets 429 CANCELLATION_LIMIT there until the first of them is a day old (`Retry-After`).',
].join(' ');

/** Guest endpoints; no account is required. */
@ApiTags('reservations')
@ApiExtraModels(SpaceImageDto)
@Controller('reservations')
export class BookingController {
  constructor(
    private readonly bookings: BookingService,
    private readonly guests: ReservationGuestService,
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
    private readonly clock: Clock,
  ) {}

  @Post('check-availability')
  @HttpCode(200)
  @Public()
  @Throttle(AVAILABILITY_CHECKS)
  @ApiOperation({
    summary: 'Whether a term is free and what it costs; whatever is missing or wrong is told in the message.',
  })
  @ApiOkResponse({ type: AvailabilityCheckDto })
  async check(@Body() input: AvailabilityCheckInput): Promise<AvailabilityCheckDto> {
    const request = parseAvailabilityRequest(input);
    return toAvailabilityCheckDto(
      request instanceof FieldError
        ? buildUnavailableResult(request)
        : await this.bookings.checkAvailability(request),
    );
  }

  @Post()
  @Public()
  @Throttle(BOOKINGS)
  @LimitDatabaseWait()
  @Idempotent('service')
  @ApiErrors(404, 422)
  @ApiErrorWith(409, {
    alternatives: [AlternativeDto],
    similar_spaces: [SpaceCardDto],
    quote_before: FormerQuoteDto,
    quote: QuoteDto,
  })
  @ApiOperation({
    summary:
      'Books a term: a request for the owner, or confirmed at once where they want it so. 409 SLOT_TAKEN tells of `alternatives` and `similar_spaces`, 409 PRICE_CHANGED of `quote_before` and `quote`.',
    description: BOOKING_DESCRIPTION,
  })
  @ApiCreatedResponse({ type: CreatedReservationAnswerDto })
  create(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Body() input: ReservationInput,
  ): Promise<CreatedReservationAnswerDto> {
    const { space_id, customer_name, customer_email, customer_phone, notes, quote_token } = input;
    return this.bookings.create(actor, {
      ...toBookingSlot(input),
      spaceId: space_id,
      name: customer_name,
      email: customer_email,
      phone: customer_phone ?? null,
      notes: notes ?? '',
      quoteToken: quote_token ?? null,
      isEmailConfirmed: this.confirmedEmails.isConfirmed(request, customer_email),
      clientKey: toClientKey(request.ip),
    });
  }

  @Post(':id/guest')
  @HttpCode(200)
  @Public()
  @Throttle(GUEST_LINKS)
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'The guest’s page of a reservation, by the token of its link; a wrong one knows of none.',
  })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async guest(
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<GuestReservationAnswerDto> {
    return { reservation: toGuestReservationDto(await this.guests.getByToken(id, token), this.clock.now()) };
  }

  @Post(':id/guest/proof')
  @HttpCode(200)
  @Public()
  @Throttle(EMAIL_CONFIRMATIONS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary:
      'Proves the guest’s mailbox by the code of the mail; the request holds its time as any other then, or is confirmed.',
    description:
      'A cookie remembers the mailbox in this browser for 30 days. After five wrong codes 409 PROOF_CODE_LOCKED: a new mail is needed.',
  })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async prove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, code }: EmailConfirmationInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestReservationAnswerDto> {
    this.confirmedEmails.remember(request, reply, await this.confirmations.confirm(actor, id, token, code));
    return { reservation: toGuestReservationDto(await this.guests.getByToken(id, token), this.clock.now()) };
  }

  @Post(':id/guest/proof/mail')
  @HttpCode(200)
  @Public()
  @Throttle(EMAIL_CONFIRMATIONS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary:
      'Mails a new code, once a minute and three times an hour at most; 429 PROOF_RESENT_TOO_SOON before.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async mailProof(
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<DoneAnswer> {
    await this.confirmations.resendCode(id, token);
    return DONE;
  }

  @Delete(':id/guest')
  @Public()
  @Throttle(GUEST_LINKS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({ summary: 'The guest cancels, until the term begins.' })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, reason }: GuestCancelInput,
  ): Promise<GuestReservationAnswerDto> {
    return {
      reservation: toGuestReservationDto(
        await this.guests.cancel(actor, id, token, reason ?? null),
        this.clock.now(),
      ),
    };
  }
}
