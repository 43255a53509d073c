import { Body, Controller, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import { type Actor, CurrentActor, Fails, MaxBody, Requires } from '../../platform/http/index.ts';
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
import { bulkAnswer, bulkInput, importAnswer } from './seo-url-bulk.admin.mapper.ts';
import { SeoUrlDesk } from './seo-url-desk.service.ts';
import { AdminSeoUrlsExport } from './seo-url.admin.dto.ts';
import { askedOf, seoUrlAnswer } from './seo-url.admin.mapper.ts';
import { SEO_URL_COLUMNS } from './seo-url.columns.ts';

@ApiTags('admin')
@Controller('admin/seo-urls')
@Requires('console')
export class SeoUrlBulkAdminController {
  constructor(
    private readonly bulks: SeoBulkService,
    private readonly files: SeoImportService,
    private readonly desk: SeoUrlDesk,
  ) {}

  @ExportRoute('The list of SEO addresses as a file; the CSV can be imported again')
  export(
    @Query() { format, page: _page, page_size: _size, ...query }: AdminSeoUrlsExport,
  ): Promise<StreamableFile> {
    return tableFile(seoApi.table.name, format, SEO_URL_COLUMNS, this.files.exported(askedOf(query)));
  }

  @Post('import')
  @MaxBody(1024)
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Write addresses out of a CSV: an address is the one with the same path, columns it lacks stay as they are',
  })
  @ApiOkResponse({ type: AdminSeoImportAnswerDto })
  @Fails(413, 422, 503)
  async import(
    @CurrentActor() actor: Actor,
    @Body() { csv, dry_run, skip_errors }: AdminSeoImportInput,
  ): Promise<AdminSeoImportAnswerDto> {
    return importAnswer(await (dry_run ? this.files.plan(csv) : this.files.make(actor, csv, skip_errors)));
  }

  @Post('bulk')
  @MaxBody(128)
  @HttpCode(200)
  @ApiOperation({ summary: 'Make addresses of many places × purposes out of templates, all or none' })
  @ApiOkResponse({ type: AdminSeoBulkAnswerDto })
  @Fails(422, 503)
  async bulk(@CurrentActor() actor: Actor, @Body() input: AdminSeoBulkInput): Promise<AdminSeoBulkAnswerDto> {
    const asked = bulkInput(input);
    return bulkAnswer(
      await (input.dry_run ? this.bulks.plan(asked) : this.bulks.make(actor, asked)),
      !input.dry_run,
    );
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete many addresses and answer what they were; those that are gone already are left out',
  })
  @ApiOkResponse({ type: AdminSeoUrlsDeletedDto })
  @Fails(422, 503)
  async removeAll(
    @CurrentActor() actor: Actor,
    @Body() { ids }: AdminSeoIds,
  ): Promise<AdminSeoUrlsDeletedDto> {
    return { items: (await this.desk.removeAll(actor, ids)).map(seoUrlAnswer) };
  }
}
