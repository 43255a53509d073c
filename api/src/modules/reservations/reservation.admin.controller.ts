import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import { daysOf, Fails, IdParam, pagesOf, Requires, spanOf } from '../../platform/http/index.ts';
import {
  AdminReservationCalendarDto,
  AdminReservationCalendarQuery,
  AdminReservationDetailDto,
  AdminReservationsAnswerDto,
  AdminReservationsExport,
  AdminReservationsQuery,
} from './reservation.admin.dto.ts';
import {
  adminReservationCalendar,
  adminReservationDetail,
  adminReservationRow,
} from './reservation.admin.mapper.ts';
import { ReservationAdminService } from './reservation.admin.service.ts';
import { reservationColumns } from './reservation-export.ts';

/**
 * The operator changes reservations by the owner's endpoints: `POST /api/reservations/:id/confirm` and
 * others.
 */
@ApiTags('admin')
@Controller('admin/reservations')
@Requires('console')
export class ReservationAdminController {
  constructor(
    private readonly reservations: ReservationAdminService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Fails(422)
  @ApiOperation({
    summary: 'Reservations of all spaces: searched, filtered, sorted, paged, with counts by status',
  })
  @ApiOkResponse({ type: AdminReservationsAnswerDto })
  async list(@Query() query: AdminReservationsQuery): Promise<AdminReservationsAnswerDto> {
    const { rows, counts, total } = await this.reservations.list(asked(query));
    const now = this.clock.now();
    return {
      items: rows.map((row) => adminReservationRow(row, now)),
      counts,
      page: query.page,
      nr_of_pages: pagesOf(total, query.page_size),
      total,
    };
  }

  @ExportRoute('The same reservations as a table to download')
  file(@Query() query: AdminReservationsExport): Promise<StreamableFile> {
    return tableFile(
      adminReservations.file.name,
      query.format,
      reservationColumns(this.clock.now()),
      this.reservations.all(asked(query)),
    );
  }

  @Get('calendar')
  @Fails(422)
  @ApiOperation({
    summary: 'Reservations of a span; with a space or a customer also what is on offer and what is blocked',
  })
  @ApiOkResponse({ type: AdminReservationCalendarDto })
  async calendar(@Query() query: AdminReservationCalendarQuery): Promise<AdminReservationCalendarDto> {
    const scope = { spaceId: query.space ?? null, customerId: query.customer ?? null };
    return adminReservationCalendar(
      await this.reservations.calendar(scope, spanOf(query, this.clock.today())),
      this.clock.now(),
    );
  }

  @Get(':id')
  @Fails(404)
  @ApiOperation({ summary: 'One reservation in full' })
  @ApiOkResponse({ type: AdminReservationDetailDto })
  async read(@Param('id', IdParam) id: number): Promise<AdminReservationDetailDto> {
    return adminReservationDetail(await this.reservations.detail(id), this.clock.now());
  }
}

const asked = ({
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
  ...daysOf({ from, to }),
  spaceId: space ?? null,
  customerId: customer ?? null,
  sort,
  order: order ?? (when === 'upcoming' ? ('asc' as const) : ('desc' as const)),
  page,
  pageSize: page_size,
});
