import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  Fails,
  IdParam,
  Limited,
  pagesOf,
  Public,
  Requires,
  SpanQuery,
  spanOf,
  type Actor,
} from '../../platform/http/index.ts';
import { bookedTerm } from './booking.input.ts';
import { GuestReservationAnswerDto } from './reservation-guest.dto.ts';
import { ReservationGuests } from './reservation-guest.service.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import {
  CancelReservationInput,
  ConfirmedReservationAnswerDto,
  ConfirmReservationInput,
  MoveReservationInput,
  OwnerCalendarAnswerDto,
  OwnerCalendarQuery,
  ReservationAnswerDto,
  ReservationNoteInput,
  ReservationsAnswerDto,
  ReservationsPageDto,
  ReservationsQuery,
} from './reservation.dto.ts';
import { loginNeeded } from './reservation.errors.ts';
import { guestReservation, hostReservation, ownerCalendar, spaceReservations } from './reservation.mapper.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';

const CANCELLATIONS = { name: 'reservation-cancel', points: 60, seconds: 60 };

/** Reservations as their hosts handle them, and the calendar of a space. */
@ApiTags('reservations')
@Controller('reservations')
export class ReservationController {
  constructor(
    private readonly desk: ReservationDesk,
    private readonly lists: ReservationLists,
    private readonly guests: ReservationGuests,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @Fails(404, 422)
  @ApiOperation({
    summary:
      'Taken time of a space and of those that share its floor; names are for its owner and the operator.',
  })
  @ApiOkResponse({ type: ReservationsAnswerDto })
  async ofSpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Query() query: SpanQuery,
  ): Promise<ReservationsAnswerDto> {
    return {
      reservations: spaceReservations(
        await this.lists.ofSpace(actor, id, spanOf(query, this.clock.today())),
        this.clock.now(),
      ),
    };
  }

  @Get('calendar')
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Windows, blocks and reservations of all spaces of the owner, or of one.' })
  @ApiOkResponse({ type: OwnerCalendarAnswerDto })
  async calendar(
    @CurrentActor() actor: Actor,
    @Query() query: OwnerCalendarQuery,
  ): Promise<OwnerCalendarAnswerDto> {
    return ownerCalendar(
      await this.lists.calendar(actor, query.space_id ?? null, spanOf(query, this.clock.today())),
      this.clock.now(),
    );
  }

  @Get()
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Reservations of the owner’s spaces, searched and filtered, with counts.' })
  @ApiOkResponse({ type: ReservationsPageDto })
  async page(@CurrentActor() actor: Actor, @Query() query: ReservationsQuery): Promise<ReservationsPageDto> {
    const {
      status = null,
      waiting = null,
      space_id: spaceId = null,
      when,
      sort,
      order = when === 'upcoming' ? 'asc' : 'desc',
      page,
      page_size: pageSize,
    } = query;
    const { reservations, proposals, counts } = await this.lists.page(actor, {
      spaceId,
      status,
      waiting,
      when,
      sort,
      order,
      page,
      pageSize,
      search: query.search?.trim() || null,
    });
    const total = status ? counts[status] : counts.pending + counts.confirmed + counts.cancelled;
    const now = this.clock.now();
    return {
      items: reservations.map((one) => hostReservation(one, proposals.get(one.id) ?? null, now)),
      counts,
      page,
      nr_of_pages: pagesOf(total, pageSize),
      total,
    };
  }

  @Get(':id')
  @Requires('own-spaces')
  @Fails(404)
  @ApiOperation({ summary: 'One reservation, for the owner of its space and the operator.' })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<ReservationAnswerDto> {
    return this.answer(await this.lists.read(actor, id));
  }

  @Post(':id/confirm')
  @HttpCode(200)
  @Requires('own-spaces')
  @Fails(404, 409, 422)
  @ApiOperation({
    summary:
      'Says yes to a request, at the shown price or a lower one; a higher one becomes a proposal to the guest. 409 CALENDAR_CONFLICT where a foreign calendar has something else then.',
  })
  @ApiOkResponse({ type: ConfirmedReservationAnswerDto })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: ConfirmReservationInput,
  ): Promise<ConfirmedReservationAnswerDto> {
    const { price = null, message = null } = input;
    const reservation = await this.desk.confirm(actor, id, {
      priceHaler: price === null ? null : Math.round(price * 100),
      message,
    });
    const answer = await this.answer(reservation);
    return { ...answer, proposal: reservation.status === 'pending' ? answer.reservation.proposal : null };
  }

  @Put(':id')
  @Requires('own-spaces')
  @Fails(404, 409, 422)
  @ApiOperation({
    summary:
      'Moves a request to another term at the price of that one; the guest is told. A confirmed one answers 409 PROPOSAL_NEEDED.',
  })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: MoveReservationInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(await this.desk.move(actor, id, input.sequence, bookedTerm(input)));
  }

  @Put(':id/note')
  @Requires('own-spaces')
  @Fails(404, 422)
  @ApiOperation({ summary: 'Keeps a note nobody but the owner and the operator sees.' })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async note(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { owner_note }: ReservationNoteInput,
  ): Promise<ReservationAnswerDto> {
    return this.answer(await this.desk.note(actor, id, owner_note));
  }

  @Delete(':id')
  @Public()
  @Limited(CANCELLATIONS)
  @Fails(401, 404, 409, 422)
  @ApiExtraModels(ReservationAnswerDto, GuestReservationAnswerDto)
  @ApiOperation({
    summary:
      'Refuses a request or cancels a booking: the owner and the operator with a reason, the guest by the token of their link.',
  })
  @ApiOkResponse({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(ReservationAnswerDto) },
        { $ref: getSchemaPath(GuestReservationAnswerDto) },
      ],
    },
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { reason = null, token }: CancelReservationInput,
  ): Promise<ReservationAnswerDto | GuestReservationAnswerDto> {
    if (token !== undefined)
      return {
        reservation: guestReservation(await this.guests.cancel(actor, id, token, reason), this.clock.now()),
      };
    if (actor.userId === null) throw loginNeeded();
    return this.answer(await this.desk.endAsHost(actor, id, reason));
  }

  private async answer(reservation: ReservationWithSpace): Promise<ReservationAnswerDto> {
    return {
      reservation: hostReservation(
        reservation,
        await this.lists.latestProposal(reservation.id),
        this.clock.now(),
      ),
    };
  }
}
