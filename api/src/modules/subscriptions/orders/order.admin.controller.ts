import { Param, Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toDayRange,
} from '../../../platform/http/index.ts';
import { toAdminOrderRow } from './plan-order.mapper.ts';
import { ORDER_COLUMNS } from './order.admin.columns.ts';
import { AdminOrderRow, AdminOrdersAnswer, AdminOrdersExport, AdminOrdersQuery } from './order.admin.dto.ts';
import { OrderAdminService } from './order.admin.service.ts';

@Routes('admin/orders', { tag: 'membership' })
export class OrderAdminController {
  constructor(private readonly orders: OrderAdminService) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'List orders of plans',
    description: 'With counts by state.',
    answer: AdminOrdersAnswer,
    errors: [422],
  })
  async list(@Query() query: AdminOrdersQuery): Promise<AdminOrdersAnswer> {
    const { orders, counts } = await this.orders.list({
      ...toListQuery(query),
      page: query.page,
      pageSize: query.page_size,
    });
    const total = query.state ? counts[query.state] : counts.waiting + counts.paid + counts.cancelled;
    return {
      items: orders.map(toAdminOrderRow),
      counts,
      page: query.page,
      nr_of_pages: countPages(total, query.page_size),
      total,
    };
  }

  @ExportRoute({ access: 'console', freshSecondFactor: true })
  export(@Query() query: AdminOrdersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.orders.file,
      query.format,
      ORDER_COLUMNS,
      this.orders.streamAll(toListQuery(query)),
    );
  }

  @Route('POST', ':id/paid', {
    access: 'console',
    summary: 'Mark an order as paid',
    description: 'Starts the paid year.',
    answer: AdminOrderRow,
    errors: [404, 409],
  })
  async markPaid(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminOrderRow> {
    return toAdminOrderRow(await this.orders.markPaid(actor, id));
  }

  @Route('POST', ':id/cancel', {
    access: 'console',
    summary: 'Cancel an unpaid order of a customer',
    description: 'The customer is notified.',
    answer: AdminOrderRow,
    errors: [404, 409],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminOrderRow> {
    return toAdminOrderRow(await this.orders.cancel(actor, id));
  }
}

const toListQuery = ({ search, state, from, to, sort, order }: AdminOrdersQuery) => ({
  search: search || null,
  state: state ?? null,
  ...toDayRange({ from, to }),
  sort,
  order,
});
