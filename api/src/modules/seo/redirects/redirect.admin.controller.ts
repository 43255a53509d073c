import { Body, Controller, Delete, Get, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
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

@ApiTags('admin')
@Controller('admin/redirects')
@RequiresPermission('console')
export class RedirectAdminController {
  constructor(private readonly redirects: RedirectAdminService) {}

  @Get()
  @ApiOperation({ summary: 'List redirects' })
  @ApiOkResponse({ type: AdminRedirectsAnswerDto })
  @ApiErrors(422)
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

  @ExportRoute('Export redirects as a file')
  export(@Query() { format, search, kind, sort, order }: AdminRedirectsExport): Promise<StreamableFile> {
    return createTableFile(
      adminRedirects.title,
      format,
      REDIRECT_COLUMNS,
      this.redirects.streamAll({ search: search || null, kind: kind ?? null, sort, order }),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve a redirect' })
  @ApiOkResponse({ type: AdminRedirectDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.findOrFail(id));
  }

  @Post()
  @ApiOperation({
    summary: 'Create a redirect',
    description: 'To another URL (301), or of a removed page (410).',
  })
  @ApiCreatedResponse({ type: AdminRedirectDto })
  @ApiErrors(422)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { from_path: from, to_path: to }: AdminRedirectInput,
  ): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.create(actor, { from, to }));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a redirect' })
  @ApiOkResponse({ type: AdminRedirectDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminRedirectDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { from_path: from, to_path: to, version }: AdminRedirectChangeDto,
  ): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.update(actor, id, version, { from, to }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a redirect',
    description: 'Returns the deleted redirect, so that it can be created again.',
  })
  @ApiOkResponse({ type: AdminRedirectDto })
  @ApiErrors(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminRedirectDto> {
    return toRedirectDto(await this.redirects.remove(actor, id));
  }
}
