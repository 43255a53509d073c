import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  MaxBody,
  RequiresPermission,
  Throttle,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import {
  OwnBookingAnswerDto,
  OwnBookingCheckDto,
  OwnBookingCheckInput,
  OwnBookingInput,
  RelatedReservationsAnswerDto,
  SlotConflictDto,
} from './own-booking.dto.ts';
import { toOwnBookingRequest, toOwnSlotsRequest } from './own-booking.input.ts';
import { toOwnBookingCheckDto, toOwnerGuestDto, toRelatedReservationDto } from './own-booking.mapper.ts';
import { OwnBookingService } from './own-booking.service.ts';
import { OwnerGuestsAnswerDto, OwnerGuestsQuery } from './owner-guests.dto.ts';
import { OwnBookingListsService } from './own-booking-lists.service.ts';

const BOOKINGS = { name: 'reservation-own', points: 120, seconds: 600 };
/** The form checks each changed field. */
const CHECKS = { name: 'reservation-own-check', points: 240, seconds: 60 };

/** Bookings that the owner enters. */
@ApiTags('reservations')
@Controller()
export class OwnBookingController {
  constructor(
    private readonly bookings: OwnBookingService,
    private readonly lists: OwnBookingListsService,
    private readonly clock: Clock,
  ) {}

  @Post('reservations/own')
  @NotWhileImpersonating('contract')
  @RequiresPermission('own-spaces')
  @Throttle(BOOKINGS)
  @MaxBody(256)
  @Idempotent('service')
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [SlotConflictDto] })
  @ApiOperation({
    summary: 'Create a reservation as the owner',
    description:
      'Of several spaces and days: all, or none with 409 SLOT_TAKEN and `conflicts`. The owner’s own rules only warn.',
  })
  @ApiCreatedResponse({ type: OwnBookingAnswerDto })
  create(@CurrentActor() actor: Actor, @Body() input: OwnBookingInput): Promise<OwnBookingAnswerDto> {
    return this.bookings.create(actor, toOwnBookingRequest(input, actor.userId));
  }

  @Post('reservations/own/check')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(CHECKS)
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Check a reservation of the owner',
    description: 'Whether each space is free on each day, prices and warnings. Nothing is changed.',
  })
  @ApiOkResponse({ type: OwnBookingCheckDto })
  async check(
    @CurrentActor() actor: Actor,
    @Body() input: OwnBookingCheckInput,
  ): Promise<OwnBookingCheckDto> {
    return toOwnBookingCheckDto(await this.bookings.check(actor, toOwnSlotsRequest(input)));
  }

  @Get('reservations/:id/related')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'List reservations made together with a reservation',
    description: 'Of the same group and of the same series.',
  })
  @ApiOkResponse({ type: RelatedReservationsAnswerDto })
  async listRelated(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<RelatedReservationsAnswerDto> {
    const now = this.clock.now();
    const related = await this.lists.listRelated(actor, id);
    return { reservations: related.map((one) => toRelatedReservationDto(one, now)) };
  }

  @Get('owner/guests')
  @RequiresPermission('own-spaces')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'Search guests of the owner’s reservations',
    description: 'The latest first, for a form that fills in their contact.',
  })
  @ApiOkResponse({ type: OwnerGuestsAnswerDto })
  async searchGuests(
    @CurrentActor() actor: Actor,
    @Query() { search }: OwnerGuestsQuery,
  ): Promise<OwnerGuestsAnswerDto> {
    return { guests: (await this.lists.searchGuests(actor, search)).map(toOwnerGuestDto) };
  }
}
