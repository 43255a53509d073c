import { Body, Req } from '@nestjs/common';
import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Route, Routes, toClientKey } from '../../../platform/http/index.ts';
import { BookingChoicesInput, FormerQuoteDto, QuoteDto } from '../../pricing/index.ts';
import { BOOKINGS } from '../requests/booking.controller.ts';
import { toGuestBooking, toGuestSlots } from '../requests/booking.input.ts';
import { TakenSlotDto } from '../booking/repeat.dto.ts';
import { ConfirmedEmailCookieStore } from '../guest-access/confirmed-email-cookie-store.ts';
import {
  CreatedSeriesAnswerDto,
  SERIES_REQUEST_DESCRIPTION,
  SeriesCheckDto,
  SeriesCheckInput,
  SeriesRequestInput,
  toSeriesCheckDto,
} from './series-request.dto.ts';
import { SeriesRequestService } from './series-request.service.ts';

/** A check prices up to 120 dates. */
const CHECKS = { name: 'reservation-series-check', points: 40, seconds: 60 };

@ApiSchema({ name: 'SeriesCheckInput' })
class PricedSeriesCheckInput extends IntersectionType(SeriesCheckInput, BookingChoicesInput) {}

@ApiSchema({ name: 'SeriesRequestInput' })
class PricedSeriesRequestInput extends IntersectionType(SeriesRequestInput, BookingChoicesInput) {}

/** Repeated bookings of guests; no account is required. */
@Routes('reservations/series', { tag: 'reservations' })
export class SeriesRequestController {
  constructor(
    private readonly requests: SeriesRequestService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
  ) {}

  @Route('POST', 'check', {
    access: 'public',
    throttle: CHECKS,
    limitDatabaseWait: true,
    summary: 'Check a repeated booking',
    description:
      'State and price of each day of the pattern, also of days left out. Nothing is changed; what holds a taken day is not told.',
    answer: SeriesCheckDto,
    errors: [404, 409, 422],
  })
  async check(@CurrentActor() actor: Actor, @Body() input: PricedSeriesCheckInput): Promise<SeriesCheckDto> {
    return toSeriesCheckDto(await this.requests.check(actor, toGuestSlots(input)));
  }

  @Route('POST', '/', {
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: BOOKINGS,
    limitDatabaseWait: true,
    idempotent: 'service',
    maxBody: 256,
    summary: 'Create a repeated booking',
    description: SERIES_REQUEST_DESCRIPTION,
    status: 201,
    answer: CreatedSeriesAnswerDto,
    errors: [404, 422],
    errorsWith: {
      409: {
        conflicts: [TakenSlotDto],
        dates: [String],
        total: Number,
        quote_before: FormerQuoteDto,
        quote: QuoteDto,
      },
    },
  })
  create(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Body() input: PricedSeriesRequestInput,
  ): Promise<CreatedSeriesAnswerDto> {
    const isEmailConfirmed = this.confirmedEmails.isConfirmed(request, input.customer_email);
    const clientKey = toClientKey(request.ip);
    return this.requests.create(actor, { ...toGuestBooking(input), isEmailConfirmed, clientKey });
  }
}
