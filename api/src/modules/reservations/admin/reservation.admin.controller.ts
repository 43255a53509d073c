import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import type { SortDirection } from '../../../platform/http/list-query-fields.ts';
import {
  CurrentActor,
  toDayRange,
  ApiErrors,
  IdPipe,
  countPages,
  RequiresFreshSecondFactor,
  RequiresPermission,
  parseSpan,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  AdminReservationCalendarDto,
  AdminReservationCalendarQuery,
  AdminReservationDetailDto,
  AdminReservationsAnswerDto,
  AdminReservationsExport,
  AdminReservationsQuery,
} from './reservation.admin.dto.ts';
import {
  toAdminReservationCalendarDto,
  toAdminReservationDetailDto,
  toAdminReservationRowDto,
} from './reservation.admin.mapper.ts';
import { ReservationAdminService } from './reservation.admin.service.ts';
import { isWaitingList } from '../reservation.states.ts';
import { reservationColumns } from './reservation-export.ts';

/**
 * The operator changes reservations by the owner's endpoints: `POST /api/reservations/:id/confirm` and
 * others.
 */
@ApiTags('admin')
@Controller('admin/reservations')
@RequiresPermission('console')
export class ReservationAdminController {
  constructor(
    private readonly reservations: ReservationAdminService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiErrors(422)
  @ApiOperation({
    summary: 'List reservations',
    description: 'With counts by status. The requests of an event are one row.',
  })
  @ApiOkResponse({ type: AdminReservationsAnswerDto })
  async list(
    @CurrentActor() actor: Actor,
    @Query() query: AdminReservationsQuery,
  ): Promise<AdminReservationsAnswerDto> {
    const { rows, groups, counts, total } = await this.reservations.list(actor, toQuery(query));
    const now = this.clock.now();
    return {
      items: rows.map((row) => toAdminReservationRowDto(row, groups.get(row.id) ?? null, now)),
      counts,
      page: query.page,
      nr_of_pages: countPages(total, query.page_size),
      total,
    };
  }

  @ExportRoute('Export reservations as a file')
  @RequiresFreshSecondFactor()
  export(@Query() query: AdminReservationsExport): Promise<StreamableFile> {
    return createTableFile(
      adminReservations.file.name,
      query.format,
      reservationColumns(this.clock.now()),
      this.reservations.streamAll(toQuery(query)),
    );
  }

  @Get('calendar')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'List reservations of a period',
    description: 'For a space or a customer, windows and blocked slots are included.',
  })
  @ApiOkResponse({ type: AdminReservationCalendarDto })
  async calendar(@Query() query: AdminReservationCalendarQuery): Promise<AdminReservationCalendarDto> {
    const scope = { spaceId: query.space ?? null, customerId: query.customer ?? null };
    return toAdminReservationCalendarDto(
      await this.reservations.getCalendar(scope, parseSpan(query, this.clock.today())),
      this.clock.now(),
    );
  }

  @Get(':id')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Retrieve a reservation' })
  @ApiOkResponse({ type: AdminReservationDetailDto })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminReservationDetailDto> {
    return toAdminReservationDetailDto(await this.reservations.getDetail(actor, id), this.clock.now());
  }
}

/** The soonest event stands first in lists of what is ahead and of what waits. */
const getDefaultOrder = (
  status: AdminReservationsQuery['status'],
  when: AdminReservationsQuery['when'],
  sort: AdminReservationsQuery['sort'],
): SortDirection =>
  when === 'upcoming' || (sort === 'starts' && isWaitingList({ status })) ? 'asc' : 'desc';

const toQuery = ({
  search,
  status,
  when,
  from,
  to,
  space,
  customer,
  sort,
  order,
  page,
  page_size,
}: AdminReservationsQuery) => ({
  search: search || null,
  status: status ?? null,
  when: when ?? null,
  ...toDayRange({ from, to }),
  spaceId: space ?? null,
  customerId: customer ?? null,
  sort,
  order: order ?? getDefaultOrder(status, when, sort),
  page,
  pageSize: page_size,
});
