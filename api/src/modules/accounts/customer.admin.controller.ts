import { Body, Controller, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  Fails,
  FailsWith,
  IdParam,
  pagesOf,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AdminCustomerDetailDto,
  AdminCustomerInput,
  AdminCustomersAnswerDto,
  AdminCustomersExport,
  AdminCustomersQuery,
} from './customer.admin.dto.ts';
import { CUSTOMER_COLUMNS } from './customer.admin.columns.ts';
import { adminCustomerDetail, adminCustomerRow } from './customer.admin.mapper.ts';
import { CustomerAdminService } from './customer.admin.service.ts';

@ApiTags('admin')
@Controller('admin/customers')
@Requires('console')
export class CustomerAdminController {
  constructor(private readonly customers: CustomerAdminService) {}

  @Get()
  @ApiOperation({ summary: 'Owners of spaces with their plans: searched, filtered, sorted, paged' })
  @ApiOkResponse({ type: AdminCustomersAnswerDto })
  @Fails(422)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminCustomersQuery,
  ): Promise<AdminCustomersAnswerDto> {
    const { rows, total } = await this.customers.list({ ...askedOf(query), page, pageSize });
    return { items: rows.map(adminCustomerRow), page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @ExportRoute()
  export(@Query() query: AdminCustomersExport): Promise<StreamableFile> {
    return tableFile(
      exportTables.customers.file,
      query.format,
      CUSTOMER_COLUMNS,
      this.customers.everything(askedOf(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One customer in full, with orders, memberships and credit' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminCustomerDetailDto> {
    return adminCustomerDetail(await this.customers.detail(id));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a customer’s company, billing details and telephone' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @Fails(404)
  @FailsWith(409, { current: AdminCustomerDetailDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: AdminCustomerInput,
  ): Promise<AdminCustomerDetailDto> {
    const { company_name: name, ico, dic, phone, street, city, postal_code: postalCode, version } = input;
    await this.customers.change(actor, id, version, { name, ico, dic, phone, street, city, postalCode });
    return adminCustomerDetail(await this.customers.detail(id));
  }
}

const askedOf = ({ search, plan, sort, order }: Omit<AdminCustomersQuery, 'page' | 'page_size'>) => ({
  search: search || null,
  plan: plan ?? null,
  sort,
  order,
});
