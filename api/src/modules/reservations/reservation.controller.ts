import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  Fails,
  IdParam,
  pagesOf,
  Public,
  Requires,
  SpanQuery,
  spanOf,
  type Actor,
} from '../../platform/http/index.ts';
import { ReservationLists } from './reservation-lists.service.ts';
import {
  OwnerCalendarAnswerDto,
  OwnerCalendarQuery,
  ReservationAnswerDto,
  ReservationsAnswerDto,
  ReservationsPageDto,
  ReservationsQuery,
} from './reservation.dto.ts';
import { hostReservation, ownerCalendar, spaceReservations } from './reservation.mapper.ts';

/** Lists and calendars of reservations, for hosts and for the page of a space. */
@ApiTags('reservations')
@Controller('reservations')
export class ReservationController {
  constructor(
    private readonly lists: ReservationLists,
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
    const reservation = await this.lists.read(actor, id);
    const proposal = await this.lists.latestProposal(id);
    return { reservation: hostReservation(reservation, proposal, this.clock.now()) };
  }
}
