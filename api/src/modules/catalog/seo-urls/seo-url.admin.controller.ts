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
    summary: 'SEO addresses with their results and problems: searched, filtered, sorted, paged',
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
  @ApiOperation({ summary: 'Values an address can stand for, with how many published spaces have them' })
  @ApiOkResponse({ type: AdminSeoUrlOptionsDto })
  @ApiErrors(503)
  options(): AdminSeoUrlOptionsDto {
    return toOptionsDto(this.checks.options());
  }

  @Post('check')
  @MaxBody(128)
  @HttpCode(200)
  @ApiOperation({
    summary:
      'What a draft would be like: results, problems, what saving would be refused for, and texts to begin with',
  })
  @ApiOkResponse({ type: AdminSeoUrlCheckDto })
  @ApiErrors(422, 503)
  async check(@Body() { id, ...draft }: AdminSeoUrlDraft): Promise<AdminSeoUrlCheckDto> {
    return toCheckDto(await this.checks.check(toSeoUrlValues(draft), id));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One SEO address in full' })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @ApiErrors(404, 503)
  async read(@Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.report.findOrFail(id));
  }

  @Post()
  @MaxBody(128)
  @ApiOperation({
    summary: 'Give a filter an address and texts of its own; the path is freed from redirects',
  })
  @ApiCreatedResponse({ type: AdminSeoUrlDto })
  @ApiErrors(503)
  @ApiErrorWith(422, { other: AdminSeoOtherDto })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminSeoUrlInput): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.create(actor, toSeoUrlValues(input)));
  }

  @Put(':id')
  @MaxBody(128)
  @ApiOperation({ summary: 'Change an SEO address; from a former path a 301 leads to the new one' })
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
    summary: 'Delete an SEO address and answer what it was; a 301 leads from it to its filter',
  })
  @ApiOkResponse({ type: AdminSeoUrlDto })
  @ApiErrors(404, 503)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.remove(actor, id));
  }
}
