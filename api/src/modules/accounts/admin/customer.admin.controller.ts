import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
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

@Routes('admin/customers', { tag: 'admin', access: 'console' })
export class CustomerAdminController {
  constructor(private readonly customers: CustomerAdminService) {}

  @Route('GET', '/', {
    summary: 'List customers with their plans',
    answer: AdminCustomersAnswerDto,
    errors: [422],
  })
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminCustomersQuery,
  ): Promise<AdminCustomersAnswerDto> {
    const { rows, total } = await this.customers.list({ ...toListQuery(query), page, pageSize });
    return { items: rows.map(toAdminCustomerRow), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @ExportRoute({ freshSecondFactor: true })
  export(@Query() query: AdminCustomersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.customers.file,
      query.format,
      CUSTOMER_COLUMNS,
      this.customers.streamAll(toListQuery(query)),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a customer',
    description: 'With orders, memberships and credit.',
    answer: AdminCustomerDetailDto,
    errors: [404],
  })
  async read(@Param('id', IdPipe) id: number): Promise<AdminCustomerDetailDto> {
    return toAdminCustomerDetail(await this.customers.getDetail(id));
  }

  @Route('PUT', ':id', {
    summary: 'Update company, billing details and telephone of a customer',
    answer: AdminCustomerDetailDto,
    errors: [404],
    errorsWith: { 409: { current: AdminCustomerDetailDto } },
  })
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
