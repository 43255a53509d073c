import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { ExportRoute, tableFile } from '../../platform/export/index.ts';
import { daysOf, Fails, pagesOf, Requires } from '../../platform/http/index.ts';
import { AuditAnswer, AuditExport, AuditNamesAnswer, AuditQuery } from './audit.dto.ts';
import { AuditLog } from './audit-log.service.ts';
import { auditColumns, auditRow } from './audit.mapper.ts';

@ApiTags('admin')
@Controller('admin/audit')
@Requires('console')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @Fails(422)
  @ApiOperation({
    summary: 'Who did what, the newest first: of one thing, by one person, of one kind, in a span of days',
  })
  @ApiOkResponse({ type: AuditAnswer })
  async page(@Query() query: AuditQuery): Promise<AuditAnswer> {
    const { rows, total } = await this.log.page({
      ...asked(query),
      page: query.page,
      pageSize: query.page_size,
    });
    return {
      items: rows.map(auditRow),
      page: query.page,
      nr_of_pages: pagesOf(total, query.page_size),
      total,
    };
  }

  @Get('names')
  @ApiOperation({ summary: 'Actions and kinds of things the log can be filtered by' })
  @ApiOkResponse({ type: AuditNamesAnswer })
  async names(): Promise<AuditNamesAnswer> {
    const { actions, subjectTypes } = await this.log.names();
    return { actions, subject_types: subjectTypes };
  }

  @ExportRoute('The same entries as a table to download')
  file(@Query() query: AuditExport): Promise<StreamableFile> {
    return tableFile(adminOperations.log.file.name, query.format, auditColumns, this.log.all(asked(query)));
  }
}

const asked = ({ subject_type, subject_id, actor_id, action, search, from, to }: AuditQuery) => ({
  subjectType: subject_type ?? null,
  subjectId: subject_id ?? null,
  actorId: actor_id ?? null,
  action: action ?? null,
  search: search || null,
  ...daysOf({ from, to }),
});
