import { Param, Query, type StreamableFile } from '@nestjs/common';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { ExportRoute, createTableFile } from '../../platform/export/index.ts';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toDayRange,
} from '../../platform/http/index.ts';
import {
  AdminMailDetailDto,
  AdminMailsAnswerDto,
  AdminMailsExport,
  AdminMailsQuery,
} from './mail.admin.dto.ts';
import { toAdminMailDetail, toAdminMailRow, MAIL_COLUMNS } from './mail.admin.mapper.ts';
import { MailAdminService } from './mail.admin.service.ts';

@Routes('admin/mails', { tag: 'admin', access: 'console' })
export class MailAdminController {
  constructor(private readonly mails: MailAdminService) {}

  @Route('GET', '/', {
    summary: 'List logged mails',
    description: 'With counts by state.',
    answer: AdminMailsAnswerDto,
    errors: [422],
  })
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

  @ExportRoute({ freshSecondFactor: true, summary: 'Export logged mails as a file' })
  export(@Query() query: AdminMailsExport): Promise<StreamableFile> {
    return createTableFile(
      adminOperations.mails.file.name,
      query.format,
      MAIL_COLUMNS,
      this.mails.streamAll(toListQuery(query)),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a logged mail',
    description: 'Its content is not stored.',
    answer: AdminMailDetailDto,
    errors: [404],
  })
  async read(@Param('id', IdPipe) id: number): Promise<AdminMailDetailDto> {
    return toAdminMailDetail(await this.mails.getDetail(id));
  }

  @Route('POST', ':id/retry', {
    summary: 'Retry a failed mail',
    description: 'Rejected when its failed job does not exist any more.',
    answer: AdminMailDetailDto,
    errors: [404, 409, 503],
  })
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
