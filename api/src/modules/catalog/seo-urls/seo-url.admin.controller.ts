import { Body, Param, Query } from '@nestjs/common';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
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

@Routes('admin/seo-urls', { tag: 'admin', access: 'console' })
export class SeoUrlAdminController {
  constructor(
    private readonly seoUrls: SeoUrlAdminService,
    private readonly report: SeoReportService,
    private readonly checks: SeoCheckService,
  ) {}

  @Route('GET', '/', {
    summary: 'List SEO URLs with their results and problems',
    answer: AdminSeoUrlsAnswerDto,
    errors: [422, 503],
  })
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

  @Route('GET', 'options', {
    summary: 'List filter values of SEO URLs',
    description: 'With the number of published spaces.',
    answer: AdminSeoUrlOptionsDto,
    errors: [503],
  })
  async options(): Promise<AdminSeoUrlOptionsDto> {
    return toOptionsDto(await this.checks.getOptions());
  }

  @Route('POST', 'check', {
    maxBody: 128,
    summary: 'Check a draft of an SEO URL',
    description: 'Results, problems, validation errors and suggested texts.',
    answer: AdminSeoUrlCheckDto,
    errors: [422, 503],
  })
  async check(@Body() { id, ...draft }: AdminSeoUrlDraft): Promise<AdminSeoUrlCheckDto> {
    return toCheckDto(await this.checks.check(toSeoUrlValues(draft), id));
  }

  @Route('GET', ':id', { summary: 'Retrieve an SEO URL', answer: AdminSeoUrlDto, errors: [404, 503] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.report.findOrFail(id));
  }

  @Route('POST', '/', {
    maxBody: 128,
    summary: 'Create an SEO URL',
    description: 'URL and texts of a filter. A redirect from its path is removed.',
    status: 201,
    answer: AdminSeoUrlDto,
    errors: [503],
    errorsWith: { 422: { other: AdminSeoOtherDto } },
  })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminSeoUrlInput): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.create(actor, toSeoUrlValues(input)));
  }

  @Route('PUT', ':id', {
    maxBody: 128,
    summary: 'Update an SEO URL',
    description: 'A former path is redirected (301).',
    answer: AdminSeoUrlDto,
    errors: [404, 503],
    errorsWith: { 409: { current: AdminSeoUrlDto }, 422: { other: AdminSeoOtherDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, ...input }: AdminSeoUrlChange,
  ): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.update(actor, id, version, toSeoUrlValues(input)));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete an SEO URL',
    description: 'Returns the deleted one. Its path is redirected to the filter (301).',
    answer: AdminSeoUrlDto,
    errors: [404, 503],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSeoUrlDto> {
    return toSeoUrlDto(await this.seoUrls.remove(actor, id));
  }
}
