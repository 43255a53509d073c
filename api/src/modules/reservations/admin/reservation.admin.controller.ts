import { Param, Query, type StreamableFile } from '@nestjs/common';
import { adminReservations } from '@prostora/strings/cs/admin-reservations.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import type { SortDirection } from '../../../platform/http/list-query-fields.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  parseSpan,
  Route,
  Routes,
  toDayRange,
} from '../../../platform/http/index.ts';
import {
  AdminReservationCalendarDto,
  AdminReservationCalendarQuery,
  AdminReservationDetailDto,
  AdminReservationsAnswerDto,
  AdminReservationsExport,
  AdminReservationsQuery,
  toAdminReservationCalendarDto,
  toAdminReservationDetailDto,
  toAdminReservationRowDto,
} from './reservation.admin.dto.ts';
import { ReservationAdminService } from './reservation.admin.service.ts';
import { isWaitingList } from '../reservation.states.ts';
import { reservationColumns } from './reservation-export.ts';

/**
 * The operator changes reservations by the owner's endpoints: `POST /api/reservations/:id/confirm` and
 * others.
 */
@Routes('admin/reservations', { tag: 'admin', access: 'console' })
export class ReservationAdminController {
  constructor(
    private readonly reservations: ReservationAdminService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', '/', {
    summary: 'List reservations',
    description: 'With counts by status. The requests of an event are one row.',
    answer: AdminReservationsAnswerDto,
    errors: [422],
  })
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

  @ExportRoute({ freshSecondFactor: true, summary: 'Export reservations as a file' })
  export(@Query() query: AdminReservationsExport): Promise<StreamableFile> {
    return createTableFile(
      adminReservations.file.name,
      query.format,
      reservationColumns(this.clock.now()),
      this.reservations.streamAll(toQuery(query)),
    );
  }

  @Route('GET', 'calendar', {
    summary: 'List reservations of a period',
    description: 'For a space or a customer, windows and blocked slots are included.',
    answer: AdminReservationCalendarDto,
    errors: [422],
  })
  async calendar(@Query() query: AdminReservationCalendarQuery): Promise<AdminReservationCalendarDto> {
    const scope = { spaceId: query.space ?? null, customerId: query.customer ?? null };
    return toAdminReservationCalendarDto(
      await this.reservations.getCalendar(scope, parseSpan(query, this.clock.today())),
      this.clock.now(),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a reservation',
    answer: AdminReservationDetailDto,
    errors: [404],
  })
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
