import { Body, Param, Query } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AdminErasurePreviewDto,
  AdminPrivacyRequestDto,
  AdminPrivacyRequestInput,
  AdminPrivacyRequestsAnswerDto,
  AdminPrivacyRequestsQuery,
} from './privacy-request.admin.dto.ts';
import { toAdminPrivacyRequestDto, toErasurePreviewDto } from './privacy-request.admin.mapper.ts';
import { PrivacyRequestAdminService } from './privacy-request.admin.service.ts';
import type { ListedPrivacyRequest } from './privacy-request.repository.ts';

/** Each call mails a person. */
const MAILED = { name: 'privacy-request-mail', points: 60, seconds: 3600 };

@Routes('admin/privacy/requests', { tag: 'admin', access: 'console' })
export class PrivacyRequestAdminController {
  constructor(
    private readonly requests: PrivacyRequestAdminService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', '/', {
    summary: 'List requests for personal data',
    answer: AdminPrivacyRequestsAnswerDto,
    errors: [422],
  })
  async list(@Query() query: AdminPrivacyRequestsQuery): Promise<AdminPrivacyRequestsAnswerDto> {
    const { search, state, kind, page, page_size: pageSize, sort, order } = query;
    const { requests, counts } = await this.requests.list({
      search: search || null,
      state: state ?? null,
      kind: kind ?? null,
      sort,
      order,
      page,
      pageSize,
    });
    const total = counts[state ?? 'all'];
    return {
      items: requests.map((request) => this.toDto(request)),
      counts,
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }

  @Route('POST', '/', {
    throttle: MAILED,
    summary: 'Open a request for personal data',
    description:
      'Of a person with or without an account. The link that proves it is mailed to the address and works for seven days. 409 PRIVACY_REQUEST_OPEN while one of the kind is open.',
    status: 201,
    answer: AdminPrivacyRequestDto,
    errors: [409, 422],
  })
  async open(
    @CurrentActor() actor: Actor,
    @Body() { email, kind, channel }: AdminPrivacyRequestInput,
  ): Promise<AdminPrivacyRequestDto> {
    return this.toDto(await this.requests.open(actor, { email, kind, channel }));
  }

  @Route('POST', ':id/send', {
    throttle: MAILED,
    summary: 'Mail a new link that proves a request',
    description: 'Also of a expired one; the former link stops working.',
    answer: AdminPrivacyRequestDto,
    errors: [404, 409],
  })
  async send(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminPrivacyRequestDto> {
    return this.toDto(await this.requests.resend(actor, id));
  }

  @Route('GET', ':id/preview', {
    summary: 'Preview an erasure',
    description: 'What goes, what stays and why, and what blocks it. Nothing is changed.',
    answer: AdminErasurePreviewDto,
    errors: [404, 409],
  })
  async preview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminErasurePreviewDto> {
    return toErasurePreviewDto(await this.requests.preview(actor, id));
  }

  @Route('POST', ':id/erase', {
    freshSecondFactor: true,
    summary: 'Erase the personal data of a proved request',
    description: 'In all modules, or none. Invoices are kept.',
    answer: AdminPrivacyRequestDto,
    errors: [404, 409],
  })
  async erase(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminPrivacyRequestDto> {
    return this.toDto(await this.requests.erase(actor, id));
  }

  private toDto(request: ListedPrivacyRequest): AdminPrivacyRequestDto {
    return toAdminPrivacyRequestDto(request, this.clock.now());
  }
}
