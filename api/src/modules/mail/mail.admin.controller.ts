import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { ExportRoute, createTableFile } from '../../platform/export/index.ts';
import {
  CurrentActor,
  toDayRange,
  ApiErrors,
  IdPipe,
  countPages,
  RequiresFreshSecondFactor,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AdminMailDetailDto,
  AdminMailsAnswerDto,
  AdminMailsExport,
  AdminMailsQuery,
} from './mail.admin.dto.ts';
import { toAdminMailDetail, toAdminMailRow, MAIL_COLUMNS } from './mail.admin.mapper.ts';
import { MailAdminService } from './mail.admin.service.ts';

@ApiTags('admin')
@Controller('admin/mails')
@RequiresPermission('console')
export class MailAdminController {
  constructor(private readonly mails: MailAdminService) {}

  @Get()
  @ApiErrors(422)
  @ApiOperation({ summary: 'List logged mails', description: 'With counts by state.' })
  @ApiOkResponse({ type: AdminMailsAnswerDto })
  async list(@Query() query: AdminMailsQuery): Promise<AdminMailsAnswerDto> {
    const { rows, counts, total } = await this.mails.list(toListQuery(query));
    return {
      items: rows.map(toAdminMailRow),
      counts,
      page: query.page,
      nr_of_pages: countPages(total, query.page_size),
      total,
    };
  }

  @ExportRoute('Export logged mails as a file')
  @RequiresFreshSecondFactor()
  export(@Query() query: AdminMailsExport): Promise<StreamableFile> {
    return createTableFile(
      adminOperations.mails.file.name,
      query.format,
      MAIL_COLUMNS,
      this.mails.streamAll(toListQuery(query)),
    );
  }

  @Get(':id')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Retrieve a logged mail', description: 'Its content is not stored.' })
  @ApiOkResponse({ type: AdminMailDetailDto })
  async read(@Param('id', IdPipe) id: number): Promise<AdminMailDetailDto> {
    return toAdminMailDetail(await this.mails.getDetail(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiErrors(404, 409, 503)
  @ApiOperation({
    summary: 'Retry a failed mail',
    description: 'Rejected when its failed job does not exist any more.',
  })
  @ApiOkResponse({ type: AdminMailDetailDto })
  async retry(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminMailDetailDto> {
    await this.mails.retry(actor, id);
    return toAdminMailDetail(await this.mails.getDetail(id));
  }
}

const toListQuery = ({
  search,
  state,
  template,
  subject_type,
  subject_id,
  from,
  to,
  sort,
  order,
  page,
  page_size,
}: AdminMailsQuery) => ({
  search: search || null,
  state: state ?? null,
  template: template ?? null,
  subjectType: subject_type ?? null,
  subjectId: subject_id ?? null,
  ...toDayRange({ from, to }),
  sort,
  order,
  page,
  pageSize: page_size,
});
