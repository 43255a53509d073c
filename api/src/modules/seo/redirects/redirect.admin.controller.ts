import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AdminRedirectChangeDto,
  AdminRedirectDto,
  AdminRedirectInput,
  AdminRedirectsAnswerDto,
  AdminRedirectsExport,
  AdminRedirectsQuery,
} from './redirect.admin.dto.ts';
import { toRedirectDto } from './redirect.admin.mapper.ts';
import { REDIRECT_COLUMNS } from './redirect.admin.columns.ts';
import { RedirectAdminService } from './redirect.admin.service.ts';

@Routes('admin/redirects', { tag: 'admin', access: 'console' })
export class RedirectAdminController {
  constructor(private readonly redirects: RedirectAdminService) {}

  @Route('GET', '/', { summary: 'List redirects', answer: AdminRedirectsAnswerDto, errors: [422] })
  async list(
    @Query() { search, kind, sort, order, page, page_size: pageSize }: AdminRedirectsQuery,
  ): Promise<AdminRedirectsAnswerDto> {
    const { rows, counts } = await this.redirects.list({
      search: search || null,
      kind: kind ?? null,
      sort,
      order,
      page,
      pageSize,
    });
    const total = counts[kind ?? 'all'];
    return { items: rows.map(toRedirectDto), counts, page, nr_of_pages: countPages(total, pageSize), total };
  }

  @ExportRoute({ summary: 'Export redirects as a file' })
  export(@Query() { format, search, kind, sort, order }: AdminRedirectsExport): Promise<StreamableFile> {
    return createTableFile(
      adminRedirects.title,
      format,
      REDIRECT_COLUMNS,
      this.redirects.streamAll({ search: search || null, kind: kind ?? null, sort, order }),
    );
  }

  @Route('GET', ':id', { summary: 'Retrieve a redirect', answer: AdminRedirectDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.findOrFail(id));
  }

  @Route('POST', '/', {
    summary: 'Create a redirect',
    description: 'To another URL (301), or of a removed page (410).',
    status: 201,
    answer: AdminRedirectDto,
    errors: [422],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { from_path: from, to_path: to }: AdminRedirectInput,
  ): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.create(actor, { from, to }));
  }

  @Route('PUT', ':id', {
    summary: 'Update a redirect',
    answer: AdminRedirectDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminRedirectDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { from_path: from, to_path: to, version }: AdminRedirectChangeDto,
  ): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.update(actor, id, version, { from, to }));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a redirect',
    description: 'Returns the deleted redirect, so that it can be created again.',
    answer: AdminRedirectDto,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.remove(actor, id));
  }
}
