import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  MaxBody,
  countPages,
  RequiresPermission,
} from '../../../platform/http/index.ts';
import { SeoCheckService } from './seo-check.service.ts';
import { SeoReportService } from './seo-report.service.ts';
import { AdminSeoOtherDto, AdminSeoUrlCheckDto, AdminSeoUrlOptionsDto } from './seo-url-check.admin.dto.ts';
import { SeoUrlAdminService } from './seo-url.admin.service.ts';
import {
  AdminSeoUrlChange,
  AdminSeoUrlDraft,
  AdminSeoUrlDto,
  AdminSeoUrlInput,
  AdminSeoUrlsAnswerDto,
  AdminSeoUrlsQuery,
} from './seo-url.admin.dto.ts';
import {
  toListQuery,
  toCheckDto,
  toOptionsDto,
  toSeoUrlDto,
  toSeoUrlRowDto,
  toSeoUrlValues,
} from './seo-url.admin.mapper.ts';

@ApiTags('admin')
@Controller('admin/seo-urls')
@RequiresPermission('console')
export class SeoUrlAdminController {
  constructor(
    private readonly seoUrls: SeoUrlAdminService,
    private readonly report: SeoReportService,
    private readonly checks: SeoCheckService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List SEO URLs with their results and problems',
  })
  @ApiOkResponse({ type: AdminSeoUrlsAnswerDto })
  @ApiErrors(422, 503)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminSeoUrlsQuery,
  ): Promise<AdminSeoUrlsAnswerDto> {
    const { rows, counts } = await this.report.list(toListQuery(query));
    return {
      items: rows.slice((page - 1) * pageSize, page * pageSize).map(toSeoUrlRowDto),
      counts,
      page,
      nr_of_pages: countPages(rows.length, pageSize),
      total: rows.length,
    };
  }

  @Get('options')
  @ApiOperation({
    summary: 'List filter values of SEO URLs',
    description: 'With the number of published spaces.',
  })
  @ApiOkResponse({ type: AdminSeoUrlOptionsDto })
  @ApiErrors(503)
  async options(): Promise<AdminSeoUrlOptionsDto> {
    return toOptionsDto(await this.checks.getOptions());
  }

  @Post('check')
  @MaxBody(128)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Check a draft of an SEO URL',
    description: 'Results, problems, validation errors and suggested texts.',
  })
  @ApiOkResponse({ type: AdminSeoUrlCheckDto })
  @ApiErrors(422, 503)
  async check(@Body() { id, ...draft }: AdminSeoUrlDraft): Promise<AdminSeoUrlCheckDto> {
    return toCheckDto(await this.checks.check(toSeoUrlValues(draft), id));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve an SEO URL' })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @ApiErrors(404, 503)
  async read(@Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.report.findOrFail(id));
  }

  @Post()
  @MaxBody(128)
  @ApiOperation({
    summary: 'Create an SEO URL',
    description: 'URL and texts of a filter. A redirect from its path is removed.',
  })
  @ApiCreatedResponse({ type: AdminSeoUrlDto })
  @ApiErrors(503)
  @ApiErrorWith(422, { other: AdminSeoOtherDto })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminSeoUrlInput): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.create(actor, toSeoUrlValues(input)));
  }

  @Put(':id')
  @MaxBody(128)
  @ApiOperation({ summary: 'Update an SEO URL', description: 'A former path is redirected (301).' })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @ApiErrors(404, 503)
  @ApiErrorWith(409, { current: AdminSeoUrlDto })
  @ApiErrorWith(422, { other: AdminSeoOtherDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: AdminSeoUrlChange,
  ): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.update(actor, id, version, toSeoUrlValues(input)));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete an SEO URL',
    description: 'Returns the deleted one. Its path is redirected to the filter (301).',
  })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @ApiErrors(404, 503)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.remove(actor, id));
  }
}
