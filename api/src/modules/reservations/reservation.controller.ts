import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.ts';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  countPages,
  Public,
  RequiresPermission,
  SpanQuery,
  parseSpan,
  type Actor,
} from '../../platform/http/index.ts';
import { ReservationsPageDto, ReservationsQuery } from './hosting/reservation-list.dto.ts';
import { ReservationListsService } from './hosting/reservation-lists.service.ts';
import {
  OwnerCalendarAnswerDto,
  OwnerCalendarQuery,
  ReservationAnswerDto,
  ReservationsAnswerDto,
} from './reservation.dto.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
import { toOwnerCalendarDto, toSpaceReservationDtos, toVisibleReservationDto } from './reservation.mapper.ts';
import { mayHostSome } from './reservation.policy.ts';

/** Lists and calendars of reservations, for hosts and for the page of a space. */
@ApiTags('reservations')
@Controller('reservations')
export class ReservationController {
  constructor(
    private readonly lists: ReservationListsService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  @Get('space/:id')
  @Public()
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'List the occupied time of a space',
    description: 'Includes spaces on the same floor. Names are visible to the owner and the operator only.',
  })
  @ApiOkResponse({ type: ReservationsAnswerDto })
  async listBySpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: SpanQuery,
  ): Promise<ReservationsAnswerDto> {
    return {
      reservations: toSpaceReservationDtos(
        await this.lists.listForSpace(actor, id, parseSpan(query, this.clock.today())),
        this.clock.now(),
      ),
    };
  }

  @Get('calendar')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Retrieve the calendar of the owner’s spaces',
    description: 'Windows, blocked slots and reservations of all spaces, of some or of one.',
  })
  @ApiOkResponse({ type: OwnerCalendarAnswerDto })
  async calendar(
    @CurrentActor() actor: Actor,
    @Query() query: OwnerCalendarQuery,
  ): Promise<OwnerCalendarAnswerDto> {
    return toOwnerCalendarDto(
      await this.lists.getCalendar(
        actor,
        { spaceId: query.space_id ?? null, spaceIds: query.space_ids ?? null },
        parseSpan(query, this.clock.today()),
      ),
      this.clock.now(),
      mayHostSome(actor, 'write'),
    );
  }

  @Get()
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'List reservations of the owner’s spaces', description: 'With counts by status.' })
  @ApiOkResponse({ type: ReservationsPageDto })
  async list(@CurrentActor() actor: Actor, @Query() query: ReservationsQuery): Promise<ReservationsPageDto> {
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
    const { reservations, proposals, counts } = await this.lists.getPage(actor, {
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
      items: reservations.map((one) =>
        toVisibleReservationDto(actor, one, proposals.get(one.id) ?? null, now, this.links),
      ),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @Get(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Retrieve a reservation as its host' })
  @ApiOkResponse({ type: ReservationAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<ReservationAnswerDto> {
    const reservation = await this.lists.getForHost(actor, id);
    const proposal = await this.lists.findLatestProposal(id);
    return {
      reservation: toVisibleReservationDto(actor, reservation, proposal, this.clock.now(), this.links),
    };
  }
}
