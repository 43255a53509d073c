import { Body, Controller, Delete, Get, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
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
  AdminRedirectChangeDto,
  AdminRedirectDto,
  AdminRedirectInput,
  AdminRedirectsAnswerDto,
  AdminRedirectsExport,
  AdminRedirectsQuery,
} from './redirect.admin.dto.ts';
import { redirectAnswer } from './redirect.admin.mapper.ts';
import { redirectColumns } from './redirect-export.ts';
import { RedirectDesk } from './redirect-desk.service.ts';

@ApiTags('admin')
@Controller('admin/redirects')
@Requires('console')
export class RedirectAdminController {
  constructor(private readonly desk: RedirectDesk) {}

  @Get()
  @ApiOperation({ summary: 'Old addresses and where they lead: searched, filtered, sorted, paged' })
  @ApiOkResponse({ type: AdminRedirectsAnswerDto })
  @Fails(422)
  async list(
    @Query() { search, kind, sort, order, page, page_size: pageSize }: AdminRedirectsQuery,
  ): Promise<AdminRedirectsAnswerDto> {
    const { rows, counts } = await this.desk.list({
      search: search || null,
      kind: kind ?? null,
      sort,
      order,
      page,
      pageSize,
    });
    const total = counts[kind ?? 'all'];
    return { items: rows.map(redirectAnswer), counts, page, nr_of_pages: pagesOf(total, pageSize), total };
  }

  @ExportRoute('The same redirects as a table to download')
  file(@Query() { format, search, kind, sort, order }: AdminRedirectsExport): Promise<StreamableFile> {
    return tableFile(
      adminRedirects.title,
      format,
      redirectColumns,
      this.desk.exported({ search: search || null, kind: kind ?? null, sort, order }),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One redirect' })
  @ApiOkResponse({ type: AdminRedirectDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminRedirectDto> {
    return redirectAnswer(await this.desk.read(id));
  }

  @Post()
  @ApiOperation({
    summary: 'Let an old address lead to another (301), or say that its page is gone for good (410)',
  })
  @ApiCreatedResponse({ type: AdminRedirectDto })
  @Fails(422)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { from_path: from, to_path: to }: AdminRedirectInput,
  ): Promise<AdminRedirectDto> {
    return redirectAnswer(await this.desk.add(actor, { from, to }));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a redirect' })
  @ApiOkResponse({ type: AdminRedirectDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminRedirectDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { from_path: from, to_path: to, version }: AdminRedirectChangeDto,
  ): Promise<AdminRedirectDto> {
    return redirectAnswer(await this.desk.save(actor, id, version, { from, to }));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Take a redirect away; answers what it was, so that it can be written again' })
  @ApiOkResponse({ type: AdminRedirectDto })
  @Fails(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminRedirectDto> {
    return redirectAnswer(await this.desk.remove(actor, id));
  }
}
