import { Body, Param, Query } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  OwnBookingAnswerDto,
  OwnBookingCheckDto,
  OwnBookingCheckInput,
  OwnBookingInput,
  RelatedReservationsAnswerDto,
  SlotConflictDto,
  OwnerGuestsAnswerDto,
  OwnerGuestsQuery,
} from './own-booking.dto.ts';
import {
  toOwnBookingRequest,
  toOwnSlotsRequest,
  toOwnBookingCheckDto,
  toOwnerGuestDto,
  toRelatedReservationDto,
} from './own-booking.mapper.ts';
import { OwnBookingService } from './own-booking.service.ts';

const BOOKINGS = { name: 'reservation-own', points: 120, seconds: 600 };
/** The form checks each changed field. */
const CHECKS = { name: 'reservation-own-check', points: 240, seconds: 60 };

/** Bookings that the owner enters. */
@Routes('/', { tag: 'reservations' })
export class OwnBookingController {
  constructor(
    private readonly bookings: OwnBookingService,
    private readonly clock: Clock,
  ) {}

  @Route('POST', 'reservations/own', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: BOOKINGS,
    idempotent: 'service',
    maxBody: 256,
    summary: 'Create a reservation as the owner',
    description:
      'Of several spaces and days: all, or none with 409 SLOT_TAKEN and `conflicts`. The owner’s own rules only warn.',
    status: 201,
    answer: OwnBookingAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [SlotConflictDto] } },
  })
  create(@CurrentActor() actor: Actor, @Body() input: OwnBookingInput): Promise<OwnBookingAnswerDto> {
    return this.bookings.create(actor, toOwnBookingRequest(input, actor.userId));
  }

  @Route('POST', 'reservations/own/check', {
    access: 'own-spaces',
    throttle: CHECKS,
    summary: 'Check a reservation of the owner',
    description: 'Whether each space is free on each day, prices and warnings. Nothing is changed.',
    answer: OwnBookingCheckDto,
    errors: [404, 422],
  })
  async check(
    @CurrentActor() actor: Actor,
    @Body() input: OwnBookingCheckInput,
  ): Promise<OwnBookingCheckDto> {
    return toOwnBookingCheckDto(await this.bookings.check(actor, toOwnSlotsRequest(input)));
  }

  @Route('GET', 'reservations/:id/related', {
    access: 'own-spaces',
    summary: 'List reservations made together with a reservation',
    description: 'Of the same group and of the same series.',
    answer: RelatedReservationsAnswerDto,
    errors: [404],
  })
  async listRelated(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<RelatedReservationsAnswerDto> {
    const now = this.clock.now();
    const related = await this.bookings.listRelated(actor, id);
    return { reservations: related.map((one) => toRelatedReservationDto(one, now)) };
  }

  @Route('GET', 'owner/guests', {
    access: 'own-spaces',
    summary: 'Search guests of the owner’s reservations',
    description: 'The latest first, for a form that fills in their contact.',
    answer: OwnerGuestsAnswerDto,
    errors: [422],
  })
  async searchGuests(
    @CurrentActor() actor: Actor,
    @Query() { search }: OwnerGuestsQuery,
  ): Promise<OwnerGuestsAnswerDto> {
    return { guests: (await this.bookings.searchGuests(actor, search)).map(toOwnerGuestDto) };
  }
}
