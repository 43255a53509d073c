import { Query, type StreamableFile } from '@nestjs/common';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { ExportRoute, createTableFile } from '../../platform/export/index.ts';
import { countPages, Route, Routes, toDayRange } from '../../platform/http/index.ts';
import { AuditAnswer, AuditExport, AuditNamesAnswer, AuditQuery } from './audit.dto.ts';
import { AuditTrailService } from './audit-trail.service.ts';
import { AUDIT_COLUMNS, toAuditRow } from './audit.mapper.ts';

@Routes('admin/audit', { tag: 'admin', access: 'console' })
export class AuditController {
  constructor(private readonly trail: AuditTrailService) {}

  @Route('GET', '/', {
    summary: 'List audit records, newest first',
    description: 'Filtered by subject, actor, action or period.',
    answer: AuditAnswer,
    errors: [422],
  })
  async list(@Query() query: AuditQuery): Promise<AuditAnswer> {
    const { rows, total } = await this.trail.listPage({
      ...toFilter(query),
      page: query.page,
      pageSize: query.page_size,
    });
    return {
      items: rows.map(toAuditRow),
      page: query.page,
      nr_of_pages: countPages(total, query.page_size),
      total,
    };
  }

  @Route('GET', 'names', {
    summary: 'List actions and subject types of audit records',
    answer: AuditNamesAnswer,
  })
  async names(): Promise<AuditNamesAnswer> {
    const { actions, subjectTypes } = await this.trail.listNames();
    return { actions, subject_types: subjectTypes };
  }

  @ExportRoute({ freshSecondFactor: true, summary: 'Export audit records as a file' })
  export(@Query() query: AuditExport): Promise<StreamableFile> {
    return createTableFile(
      adminOperations.log.file.name,
      query.format,
      AUDIT_COLUMNS,
      this.trail.streamAll(toFilter(query)),
    );
  }
}

const toFilter = ({ subject_type, subject_id, actor_id, action, search, from, to }: AuditQuery) => ({
  subjectType: subject_type ?? null,
  subjectId: subject_id ?? null,
  actorId: actor_id ?? null,
  action: action ?? null,
  search: search || null,
  ...toDayRange({ from, to }),
});
