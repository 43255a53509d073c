import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  CurrentActor,
  toDayRange,
  ApiErrors,
  IdPipe,
  countPages,
  RequiresFreshSecondFactor,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { toAdminOrderRow } from './plan-order.mapper.ts';
import { ORDER_COLUMNS } from './order.admin.columns.ts';
import { AdminOrderRow, AdminOrdersAnswer, AdminOrdersExport, AdminOrdersQuery } from './order.admin.dto.ts';
import { OrderAdminService } from './order.admin.service.ts';

@ApiTags('membership')
@Controller('admin/orders')
export class OrderAdminController {
  constructor(private readonly orders: OrderAdminService) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({ summary: 'List orders of plans', description: 'With counts by state.' })
  @ApiOkResponse({ type: AdminOrdersAnswer })
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

  @ExportRoute()
  @RequiresFreshSecondFactor()
  @RequiresPermission('console')
  export(@Query() query: AdminOrdersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.orders.file,
      query.format,
      ORDER_COLUMNS,
      this.orders.streamAll(toListQuery(query)),
    );
  }

  @Post(':id/paid')
  @HttpCode(200)
  @RequiresPermission('console')
  @ApiErrors(404, 409)
  @ApiOperation({ summary: 'Mark an order as paid', description: 'Starts the paid year.' })
  @ApiOkResponse({ type: AdminOrderRow })
  async markPaid(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminOrderRow> {
    return toAdminOrderRow(await this.orders.markPaid(actor, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @RequiresPermission('console')
  @ApiErrors(404, 409)
  @ApiOperation({ summary: 'Cancel an unpaid order of a customer', description: 'The customer is notified.' })
  @ApiOkResponse({ type: AdminOrderRow })
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
