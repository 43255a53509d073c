import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import { CurrentActor, Fails, FailsWith, IdParam, Limited, Public, type Actor } from '../../platform/http/index.ts';
import { Idempotent } from '../../platform/idempotency/index.ts';
import { FormerQuoteDto, QuoteDto } from '../pricing/index.ts';
import { SpaceCardDto, SpaceImageDto } from '../spaces/index.ts';
import { AlternativeDto, AvailabilityCheckDto, AvailabilityCheckInput, ReservationInput } from './booking.dto.ts';
import { bookedTerm, checkedTerm } from './booking.input.ts';
import { Bookings, refusedCheck } from './bookings.service.ts';
import { GuestCancelInput, GuestReservationAnswerDto, ReservationTokenInput } from './reservation-guest.dto.ts';
import { ReservationGuests } from './reservation-guest.service.ts';
import { CreatedReservationAnswerDto } from './reservation.dto.ts';
import { checkView, guestReservation } from './reservation.mapper.ts';

/** Generous for a person who looks for a term, tight for a machine. */
const CHECKS = { name: 'reservation-check', points: 120, seconds: 60 };
const BOOKINGS = { name: 'reservation-create', points: 20, seconds: 600, shared: true };
/** Tokens cannot be guessed; this keeps from trying. */
const LINKS = { name: 'reservation-link', points: 60, seconds: 60 };

/** What guests do, with no account. */
@ApiTags('reservations')
@ApiExtraModels(SpaceImageDto)
@Controller('reservations')
export class BookingController {
  constructor(private readonly bookings: Bookings, private readonly guests: ReservationGuests, private readonly clock: Clock) {}

  @Post('check-availability')
  @HttpCode(200)
  @Public()
  @Limited(CHECKS)
  @ApiOperation({ summary: 'Whether a term is free and what it costs; whatever is missing or wrong is told in the message.' })
  @ApiOkResponse({ type: AvailabilityCheckDto })
  async check(@Body() input: AvailabilityCheckInput): Promise<AvailabilityCheckDto> {
    const asked = checkedTerm(input);
    return checkView(typeof asked === 'string' ? refusedCheck(asked) : await this.bookings.check(asked));
  }

  @Post()
  @Public()
  @Limited(BOOKINGS)
  @Idempotent('service')
  @Fails(404, 422)
  @FailsWith(409, { alternatives: [AlternativeDto], similar_spaces: [SpaceCardDto], quote_before: FormerQuoteDto, quote: QuoteDto })
  @ApiOperation({ summary: 'Books a term: a request for the owner, or confirmed at once where they want it so. 409 SLOT_TAKEN tells of `alternatives` and `similar_spaces`, 409 PRICE_CHANGED of `quote_before` and `quote`.' })
  @ApiCreatedResponse({ type: CreatedReservationAnswerDto })
  create(@CurrentActor() actor: Actor, @Body() input: ReservationInput): Promise<CreatedReservationAnswerDto> {
    const { space_id, customer_name, customer_email, customer_phone, notes, terms_accepted, quote_token } = input;
    return this.bookings.create(actor, {
      ...bookedTerm(input), spaceId: space_id, name: customer_name, email: customer_email, phone: customer_phone ?? null, notes: notes ?? '', acceptsTerms: terms_accepted === true, quoteToken: quote_token ?? null,
    });
  }

  @Post(':id/guest')
  @HttpCode(200)
  @Public()
  @Limited(LINKS)
  @Fails(404, 422)
  @ApiOperation({ summary: 'The guest’s page of a reservation, by the token of its link; a wrong one knows of none.' })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async guest(@Param('id', IdParam) id: number, @Body() { token }: ReservationTokenInput): Promise<GuestReservationAnswerDto> {
    return { reservation: guestReservation(await this.guests.read(id, token), this.clock.now()) };
  }

  @Delete(':id/guest')
  @Public()
  @Limited(LINKS)
  @Fails(404, 409, 422)
  @ApiOperation({ summary: 'The guest cancels, until the term begins.' })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async cancel(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number, @Body() { token, reason }: GuestCancelInput): Promise<GuestReservationAnswerDto> {
    return { reservation: guestReservation(await this.guests.cancel(actor, id, token, reason ?? null), this.clock.now()) };
  }
}
