import { Body, Controller, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  countPages,
  RequiresFreshSecondFactor,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  AdminCustomerDetailDto,
  AdminCustomerInput,
  AdminCustomersAnswerDto,
  AdminCustomersExport,
  AdminCustomersQuery,
} from './customer.admin.dto.ts';
import { CUSTOMER_COLUMNS } from './customer.admin.columns.ts';
import { toAdminCustomerDetail, toAdminCustomerRow } from './customer.admin.mapper.ts';
import { CustomerAdminService } from './customer.admin.service.ts';

@ApiTags('admin')
@Controller('admin/customers')
@RequiresPermission('console')
export class CustomerAdminController {
  constructor(private readonly customers: CustomerAdminService) {}

  @Get()
  @ApiOperation({ summary: 'List customers with their plans' })
  @ApiOkResponse({ type: AdminCustomersAnswerDto })
  @ApiErrors(422)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminCustomersQuery,
  ): Promise<AdminCustomersAnswerDto> {
    const { rows, total } = await this.customers.list({ ...toListQuery(query), page, pageSize });
    return { items: rows.map(toAdminCustomerRow), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @ExportRoute()
  @RequiresFreshSecondFactor()
  export(@Query() query: AdminCustomersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.customers.file,
      query.format,
      CUSTOMER_COLUMNS,
      this.customers.streamAll(toListQuery(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve a customer', description: 'With orders, memberships and credit.' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminCustomerDetailDto> {
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update company, billing details and telephone of a customer' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @ApiErrors(404)
  @ApiErrorWith(409, { current: AdminCustomerDetailDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminCustomerInput,
  ): Promise<AdminCustomerDetailDto> {
    const { company_name: name, ico, dic, phone, street, city, postal_code: postalCode, version } = input;
    await this.customers.update(actor, id, version, { name, ico, dic, phone, street, city, postalCode });
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }
}

const toListQuery = ({ search, plan, sort, order }: Omit<AdminCustomersQuery, 'page' | 'page_size'>) => ({
  search: search || null,
  plan: plan ?? null,
  sort,
  order,
});
