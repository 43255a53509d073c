import { Param, Query, type StreamableFile } from '@nestjs/common';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  parseSpan,
  Route,
  Routes,
  SpanQuery,
  toDayRange,
} from '../../../platform/http/index.ts';
import { toUserId } from '../../../platform/http/list-query-fields.ts';
import {
  OwnerCalendarAnswerDto,
  OwnerCalendarQuery,
  ReservationsAnswerDto,
  toOwnerCalendarDto,
  toSpaceReservationDtos,
} from './owner-calendar.dto.ts';
import {
  buildOwnerColumns,
  ReservationsExport,
  ReservationsPageDto,
  ReservationsQuery,
} from './reservation-list.dto.ts';
import { ReservationListsService, type ReservationListRequest } from './reservation-lists.service.ts';
import {
  isWaitingList,
  mayHostSome,
  ReservationAnswerDto,
  ReservationLinksService,
  ReservationQueryService,
  toVisibleReservationDto,
} from '../../reservations/index.ts';

/** Lists and calendars of reservations, for hosts and for the page of a space. */
@Routes('reservations', { tag: 'reservations' })
export class ReservationController {
  constructor(
    private readonly lists: ReservationListsService,
    private readonly queries: ReservationQueryService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', 'space/:id', {
    access: 'public',
    summary: 'List the occupied time of a space',
    description: 'Includes spaces on the same floor. Names are visible to the owner and the operator only.',
    answer: ReservationsAnswerDto,
    errors: [404, 422],
  })
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

  @Route('GET', 'calendar', {
    access: 'own-spaces',
    summary: 'Retrieve the calendar of the owner’s spaces',
    description: 'Windows, blocked slots and reservations of all spaces, of some or of one.',
    answer: OwnerCalendarAnswerDto,
    errors: [404, 422],
  })
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
      mayHostSome(actor, 'write') && actor.impersonatorId === null,
    );
  }

  @Route('GET', '/', {
    access: 'own-spaces',
    summary: 'List reservations of the owner’s spaces',
    description: 'With counts by status.',
    answer: ReservationsPageDto,
    errors: [404, 422],
  })
  async list(@CurrentActor() actor: Actor, @Query() query: ReservationsQuery): Promise<ReservationsPageDto> {
    const { page, page_size: pageSize } = query;
    const { reservations, proposals, counts, total, sumHaler } = await this.lists.getPage(
      actor,
      toListRequest(actor, query),
    );
    const now = this.clock.now();
    const groups = await this.queries.findGroups(actor, reservations);
    const links = this.links.shownTo(actor);
    return {
      items: reservations.map((one) =>
        toVisibleReservationDto(
          actor,
          one,
          proposals.get(one.id) ?? null,
          now,
          links,
          groups.get(one.id) ?? null,
        ),
      ),
      counts,
      sum: sumHaler === null ? null : sumHaler / 100,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @ExportRoute({
    access: 'own-spaces',
    summary: 'Export reservations of the owner’s spaces as a file',
    errors: [404],
  })
  async export(@CurrentActor() actor: Actor, @Query() query: ReservationsExport): Promise<StreamableFile> {
    const { rows, rights } = await this.lists.export(actor, toListRequest(actor, query));
    return createTableFile(
      adminReservations.file.name,
      query.format,
      buildOwnerColumns(this.clock.now(), rights),
      rows,
    );
  }

  @Route('GET', ':id', {
    access: 'own-spaces',
    summary: 'Retrieve a reservation as its host',
    answer: ReservationAnswerDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<ReservationAnswerDto> {
    const reservation = await this.queries.getForHost(actor, id);
    const proposal = await this.queries.findLatestProposal(id);
    const groups = await this.queries.findGroups(actor, [reservation]);
    const group = groups.get(id) ?? null;
    const now = this.clock.now();
    return {
      reservation: toVisibleReservationDto(
        actor,
        reservation,
        proposal,
        now,
        this.links.shownTo(actor),
        group,
      ),
    };
  }
}

function toListRequest(actor: Actor, query: ReservationsQuery): ReservationListRequest {
  const { sort } = query;
  const isNearestFirst =
    sort === 'deadline' || query.when === 'upcoming' || (sort === 'start' && isWaitingList(query));
  return {
    ...toDayRange({ from: query.from, to: query.to }),
    spaceId: query.space_id ?? null,
    spaceIds: query.space_ids ?? null,
    source: query.source ?? null,
    assigneeId: toUserId(query.assignee, actor),
    status: query.status ?? null,
    hidesCancelled: query.cancelled === 'hidden',
    waiting: query.waiting ?? null,
    search: query.search?.trim() || null,
    when: query.when,
    sort,
    order: query.order ?? (isNearestFirst ? 'asc' : 'desc'),
    page: query.page,
    pageSize: query.page_size,
  };
}
