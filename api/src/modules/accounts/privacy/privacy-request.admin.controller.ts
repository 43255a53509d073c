import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  countPages,
  CurrentActor,
  IdPipe,
  RequiresFreshSecondFactor,
  RequiresPermission,
  Throttle,
  type Actor,
} from '../../../platform/http/index.ts';
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

@ApiTags('admin')
@Controller('admin/privacy/requests')
@RequiresPermission('console')
export class PrivacyRequestAdminController {
  constructor(
    private readonly requests: PrivacyRequestAdminService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List requests for personal data' })
  @ApiOkResponse({ type: AdminPrivacyRequestsAnswerDto })
  @ApiErrors(422)
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

  @Post()
  @Throttle(MAILED)
  @ApiOperation({
    summary: 'Open a request for personal data',
    description:
      'Of a person with or without an account. The link that proves it is mailed to the address and works for seven days. 409 PRIVACY_REQUEST_OPEN while one of the kind is open.',
  })
  @ApiCreatedResponse({ type: AdminPrivacyRequestDto })
  @ApiErrors(409, 422, 429)
  async open(
    @CurrentActor() actor: Actor,
    @Body() { email, kind, channel }: AdminPrivacyRequestInput,
  ): Promise<AdminPrivacyRequestDto> {
    return this.toDto(await this.requests.open(actor, { email, kind, channel }));
  }

  @Post(':id/send')
  @HttpCode(200)
  @Throttle(MAILED)
  @ApiOperation({
    summary: 'Mail a new link that proves a request',
    description: 'Also of a expired one; the former link stops working.',
  })
  @ApiOkResponse({ type: AdminPrivacyRequestDto })
  @ApiErrors(404, 409, 429)
  async send(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminPrivacyRequestDto> {
    return this.toDto(await this.requests.resend(actor, id));
  }

  @Get(':id/preview')
  @ApiOperation({
    summary: 'Preview an erasure',
    description: 'What goes, what stays and why, and what blocks it. Nothing is changed.',
  })
  @ApiOkResponse({ type: AdminErasurePreviewDto })
  @ApiErrors(404, 409)
  async preview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminErasurePreviewDto> {
    return toErasurePreviewDto(await this.requests.preview(actor, id));
  }

  @Post(':id/erase')
  @HttpCode(200)
  @RequiresFreshSecondFactor()
  @ApiOperation({
    summary: 'Erase the personal data of a proved request',
    description: 'In all modules, or none. Invoices are kept.',
  })
  @ApiOkResponse({ type: AdminPrivacyRequestDto })
  @ApiErrors(404, 409)
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
