import { Body, Query, type StreamableFile } from '@nestjs/common';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { SeoBulkService } from './seo-bulk.service.ts';
import { SeoImportService } from './seo-import.service.ts';
import {
  AdminSeoBulkAnswerDto,
  AdminSeoBulkInput,
  AdminSeoIds,
  AdminSeoImportAnswerDto,
  AdminSeoImportInput,
  AdminSeoUrlsDeletedDto,
} from './seo-url-bulk.admin.dto.ts';
import { toBulkAnswerDto, toBulkInput, toImportAnswerDto } from './seo-url-bulk.admin.mapper.ts';
import { SeoUrlAdminService } from './seo-url.admin.service.ts';
import { AdminSeoUrlsExport } from './seo-url.admin.dto.ts';
import { toListQuery, toSeoUrlDto } from './seo-url.admin.mapper.ts';
import { SEO_URL_COLUMNS } from './seo-url.columns.ts';

@Routes('admin/seo-urls', { tag: 'admin', access: 'console' })
export class SeoUrlBulkAdminController {
  constructor(
    private readonly bulkService: SeoBulkService,
    private readonly importService: SeoImportService,
    private readonly seoUrls: SeoUrlAdminService,
  ) {}

  @ExportRoute({ summary: 'Export SEO URLs as a file' })
  export(
    @Query() { format, page: _page, page_size: _size, ...query }: AdminSeoUrlsExport,
  ): Promise<StreamableFile> {
    return createTableFile(
      seoApi.table.name,
      format,
      SEO_URL_COLUMNS,
      this.importService.streamAll(toListQuery(query)),
    );
  }

  @Route('POST', 'import', {
    maxBody: 1024,
    summary: 'Import SEO URLs from a CSV',
    description: 'Rows are matched by path. Fields without a column are unchanged.',
    answer: AdminSeoImportAnswerDto,
    errors: [413, 422, 503],
  })
  async import(
    @CurrentActor() actor: Actor,
    @Body() { csv, dry_run, skip_errors }: AdminSeoImportInput,
  ): Promise<AdminSeoImportAnswerDto> {
    return toImportAnswerDto(
      await (dry_run
        ? this.importService.preview(csv)
        : this.importService.importAll(actor, csv, skip_errors)),
    );
  }

  @Route('POST', 'bulk', {
    maxBody: 128,
    summary: 'Create SEO URLs of locations and purposes from templates',
    description: 'All or none.',
    answer: AdminSeoBulkAnswerDto,
    errors: [422, 503],
  })
  async bulk(@CurrentActor() actor: Actor, @Body() input: AdminSeoBulkInput): Promise<AdminSeoBulkAnswerDto> {
    const bulkInput = toBulkInput(input);
    return toBulkAnswerDto(
      await (input.dry_run ? this.bulkService.preview(bulkInput) : this.bulkService.create(actor, bulkInput)),
      !input.dry_run,
    );
  }

  @Route('POST', 'bulk-delete', {
    summary: 'Delete several SEO URLs',
    description: 'Returns the deleted ones. Unknown ids are ignored.',
    answer: AdminSeoUrlsDeletedDto,
    errors: [422, 503],
  })
  async removeAll(
    @CurrentActor() actor: Actor,
    @Body() { ids }: AdminSeoIds,
  ): Promise<AdminSeoUrlsDeletedDto> {
    return { items: (await this.seoUrls.removeAll(actor, ids)).map(toSeoUrlDto) };
  }
}
