import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AdminCloseCall,
  AdminInquiriesExport,
  AdminInquiriesPageDto,
  AdminInquiriesQuery,
  AdminInquiryAnswerDto,
  AdminInquiryDto,
  AdminInquiryInputDto,
  ForwardCall,
} from './inquiry.admin.dto.ts';
import { inquiryColumns } from './inquiry.admin.columns.ts';
import { InquiryEditingService } from './inquiry-editing.service.ts';
import { toAdminInquiryDto, toAdminInquiryRowDto } from './inquiry.admin.mapper.ts';
import type { InquiryExportQuery } from './inquiry.admin.repository.ts';
import { InquiryAdminService } from './inquiry.admin.service.ts';
import { InquiryMappingContextService } from '../inquiry-mapping-context.service.ts';

@Routes('admin/inquiries', { tag: 'admin', access: 'console' })
export class InquiryAdminController {
  constructor(
    private readonly inquiries: InquiryAdminService,
    private readonly editing: InquiryEditingService,
    private readonly mappingContext: InquiryMappingContextService,
  ) {}

  @Route('GET', '/', { summary: 'List messages and demands', answer: AdminInquiriesPageDto, errors: [422] })
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminInquiriesQuery,
  ): Promise<AdminInquiriesPageDto> {
    const { now } = this.mappingContext.build();
    const { rows, total, counts } = await this.inquiries.list({ ...toListQuery(query), page, pageSize });
    return {
      items: rows.map((row) => toAdminInquiryRowDto(row, now)),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @ExportRoute({ freshSecondFactor: true })
  export(@Query() query: AdminInquiriesExport): Promise<StreamableFile> {
    const { rows, now } = this.inquiries.streamAll(toListQuery(query));
    return createTableFile(exportTables.inquiries.file, query.format, inquiryColumns(now), rows);
  }

  @Route('GET', ':id', {
    summary: 'One inquiry with its recipients and their answers',
    answer: AdminInquiryAnswerDto,
    errors: [404],
  })
  async read(@Param('id', IdPipe) id: number): Promise<AdminInquiryAnswerDto> {
    return { inquiry: toAdminInquiryDto(await this.inquiries.getById(id), this.mappingContext.build()) };
  }

  @Route('PUT', ':id', {
    summary: 'Update an open inquiry',
    answer: AdminInquiryAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminInquiryDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { version, purpose_text, budget, text, fullname, email, phone, ...needs }: AdminInquiryInputDto,
  ): Promise<AdminInquiryAnswerDto> {
    const budgetHaler = budget === null || budget === undefined ? null : Math.round(budget * 100);
    await this.editing.update(actor, id, {
      version,
      needs,
      purposeText: purpose_text ?? null,
      budgetHaler,
      text,
      fullname,
      email,
      phone: phone ?? null,
    });
    return this.read(id);
  }

  @Route('POST', ':id/forward', {
    summary: 'Send an open demand to further published spaces',
    answer: AdminInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async forward(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { space_ids }: ForwardCall,
  ): Promise<AdminInquiryAnswerDto> {
    await this.editing.forward(actor, id, space_ids);
    return this.read(id);
  }

  @Route('POST', ':id/close', {
    summary: 'Close an inquiry with a note for its sender and the owners',
    answer: AdminInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { note }: AdminCloseCall,
  ): Promise<AdminInquiryAnswerDto> {
    await this.inquiries.close(actor, id, note);
    return this.read(id);
  }
}

/** Without an order the soonest event stands first in the list of what waits. */
function toListQuery(query: Omit<AdminInquiriesQuery, 'page' | 'page_size'>): InquiryExportQuery {
  const isWaiting = query.state === 'unanswered';
  const sort = query.sort ?? (isWaiting ? 'date' : 'created');
  return {
    state: query.state ?? null,
    kind: query.kind ?? null,
    moderation: query.moderation ?? null,
    search: query.search || null,
    sort,
    order: query.order ?? (isWaiting && sort === 'date' ? 'asc' : 'desc'),
  };
}
