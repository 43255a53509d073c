import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails, pagesOf, Requires } from '../../platform/http/index.ts';
import { AuditAnswer, AuditQuery } from './audit.dto.ts';
import { AuditLog } from './audit-log.service.ts';
import { auditRow } from './audit.mapper.ts';

@ApiTags('admin')
@Controller('admin/audit')
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({ summary: 'Who did what, the newest first: of one thing, or by one person' })
  @ApiOkResponse({ type: AuditAnswer })
  async page(@Query() query: AuditQuery): Promise<AuditAnswer> {
    const { rows, total } = await this.log.page({
      subjectType: query.subject_type ?? null, subjectId: query.subject_id ?? null, actorId: query.actor_id ?? null, page: query.page, pageSize: query.page_size,
    });
    return { items: rows.map(auditRow), page: query.page, nr_of_pages: pagesOf(total, query.page_size), total };
  }
}
