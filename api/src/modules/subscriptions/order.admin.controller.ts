import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  daysOf,
  Fails,
  IdParam,
  pagesOf,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import { adminOrderRow } from './membership.mapper.ts';
import { ORDER_COLUMNS } from './order.admin.columns.ts';
import { AdminOrderRow, AdminOrdersAnswer, AdminOrdersExport, AdminOrdersQuery } from './order.admin.dto.ts';
import { OrderDesk } from './order-desk.service.ts';

@ApiTags('membership')
@Controller('admin/orders')
export class OrderAdminController {
  constructor(private readonly desk: OrderDesk) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({ summary: 'Orders of plans: searched, filtered, sorted, paged, with counts by state.' })
  @ApiOkResponse({ type: AdminOrdersAnswer })
  async list(@Query() query: AdminOrdersQuery): Promise<AdminOrdersAnswer> {
    const { orders, counts } = await this.desk.list({
      ...askedOf(query),
      page: query.page,
      pageSize: query.page_size,
    });
    const total = query.state ? counts[query.state] : counts.waiting + counts.paid + counts.cancelled;
    return {
      items: orders.map(adminOrderRow),
      counts,
      page: query.page,
      nr_of_pages: pagesOf(total, query.page_size),
      total,
    };
  }

  @ExportRoute()
  @Requires('console')
  export(@Query() query: AdminOrdersExport): Promise<StreamableFile> {
    return tableFile(
      exportTables.orders.file,
      query.format,
      ORDER_COLUMNS,
      this.desk.everything(askedOf(query)),
    );
  }

  @Post(':id/paid')
  @HttpCode(200)
  @Requires('console')
  @Fails(404, 409)
  @ApiOperation({ summary: 'Notes the payment of an order; the year it pays for begins.' })
  @ApiOkResponse({ type: AdminOrderRow })
  async markPaid(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminOrderRow> {
    return adminOrderRow(await this.desk.markPaid(actor, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Requires('console')
  @Fails(404, 409)
  @ApiOperation({ summary: 'Cancels an order that was not paid; its customer is told.' })
  @ApiOkResponse({ type: AdminOrderRow })
  async cancel(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminOrderRow> {
    return adminOrderRow(await this.desk.cancel(actor, id));
  }
}

const askedOf = ({ search, state, from, to, sort, order }: AdminOrdersQuery) => ({
  search: search || null,
  state: state ?? null,
  ...daysOf({ from, to }),
  sort,
  order,
});
