import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, Fails, IdParam, pagesOf, Requires, type Actor } from '../../platform/http/index.ts';
import { AdminCustomerDetailDto, AdminCustomerInput, AdminCustomersAnswerDto, AdminCustomersQuery } from './customer.admin.dto.ts';
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
  async list(@Query() query: AdminCustomersQuery): Promise<AdminCustomersAnswerDto> {
    const { search, plan, sort, order, page, page_size: pageSize } = query;
    const { rows, total } = await this.customers.list({ search: search || null, plan: plan ?? null, sort, order, page, pageSize });
    return { items: rows.map(adminCustomerRow), page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One customer in full, with orders' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminCustomerDetailDto> {
    return adminCustomerDetail(await this.customers.detail(id));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a customer’s company, billing details and telephone' })
  @ApiOkResponse({ type: AdminCustomerDetailDto })
  @Fails(404, 409)
  async save(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number, @Body() input: AdminCustomerInput): Promise<AdminCustomerDetailDto> {
    const { company_name: name, ico, dic, phone, street, city, postal_code: postalCode } = input;
    await this.customers.change(actor, id, { name, ico, dic, phone, street, city, postalCode });
    return adminCustomerDetail(await this.customers.detail(id));
  }
}
