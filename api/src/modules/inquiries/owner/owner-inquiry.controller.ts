import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  countPages,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { toUserId } from '../../../platform/http/list-query-fields.ts';
import { AssigneeInput } from '../../accounts/members/index.ts';
import { InquiryMappingContextService } from '../inquiry-mapping-context.service.ts';
import { InquiryAssigneeService } from './inquiry-assignee.service.ts';
import { OwnerInquiriesService, type OwnerInquiryDetails } from './owner-inquiries.service.ts';
import {
  DeclineCall,
  HandledCall,
  OfferInputDto,
  OwnerInquiriesPageDto,
  OwnerInquiriesQuery,
  OwnerInquiryAnswerDto,
  type OwnerInquiryDto,
} from './owner-inquiry.dto.ts';
import { toOwnerInquiryDto } from './owner-inquiry.mapper.ts';

@ApiTags('inquiries')
@Controller('inquiries/received')
@RequiresPermission('own-spaces')
export class OwnerInquiryController {
  constructor(
    private readonly inquiries: OwnerInquiriesService,
    private readonly assignees: InquiryAssigneeService,
    private readonly mappingContext: InquiryMappingContextService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List received inquiries',
    description:
      'Messages and demands to the caller’s spaces, latest first, with counts. Those that wait are sorted by the day of the event, soonest first; those without one are last.',
  })
  @ApiOkResponse({ type: OwnerInquiriesPageDto })
  @ApiErrors(422)
  async list(
    @CurrentActor() actor: Actor,
    @Query() { state, assignee, page, page_size }: OwnerInquiriesQuery,
  ): Promise<OwnerInquiriesPageDto> {
    const { items, total, counts } = await this.inquiries.list(
      actor,
      { bucket: state ?? null, assigneeId: toUserId(assignee, actor) },
      page,
      page_size,
    );
    return {
      items: items.map((details) => this.toDto(actor, details)),
      counts,
      page,
      nr_of_pages: countPages(total, page_size),
      total,
    };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve a received inquiry', description: 'Marks it as seen.' })
  @ApiOkResponse({ type: OwnerInquiryAnswerDto })
  @ApiErrors(404)
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<OwnerInquiryAnswerDto> {
    return { inquiry: this.toDto(actor, await this.inquiries.open(actor, id)) };
  }

  @Post(':id/offer')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make or replace an offer while the demand is open' })
  @ApiOkResponse({ type: OwnerInquiryAnswerDto })
  @ApiErrors(404, 409, 422)
  async offer(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { price, text, valid_until, space_id }: OfferInputDto,
  ): Promise<OwnerInquiryAnswerDto> {
    const priceHaler = price === null || price === undefined ? null : Math.round(price * 100);
    await this.inquiries.offer(actor, id, {
      priceHaler,
      text,
      validUntil: valid_until ?? null,
      spaceId: space_id ?? null,
    });
    return this.read(actor, id);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decline with a reason; withdraws an offer too' })
  @ApiOkResponse({ type: OwnerInquiryAnswerDto })
  @ApiErrors(404, 409, 422)
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason, decline_code: code = null }: DeclineCall,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.inquiries.decline(actor, id, reason, code);
    return this.read(actor, id);
  }

  @Post(':id/handled')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a message as answered, or as waiting again' })
  @ApiOkResponse({ type: OwnerInquiryAnswerDto })
  @ApiErrors(404, 409, 422)
  async handle(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { handled, how }: HandledCall,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.inquiries.handle(actor, id, handled ? how : null);
    return this.read(actor, id);
  }

  @Put(':id/assignee')
  @ApiOperation({
    summary: 'Assign a received inquiry to a member of the team',
    description: 'To one who answers inquiries of the space; the sender is not told.',
  })
  @ApiOkResponse({ type: OwnerInquiryAnswerDto })
  @ApiErrors(404, 422)
  async assign(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { user_id: userId }: AssigneeInput,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.assignees.assign(actor, id, userId);
    return this.read(actor, id);
  }

  /** An operator who acts as the owner makes no offer. */
  private toDto(actor: Actor, details: OwnerInquiryDetails): OwnerInquiryDto {
    const dto = toOwnerInquiryDto(details, this.mappingContext.build());
    return actor.impersonatorId === null
      ? dto
      : { ...dto, allowed_actions: dto.allowed_actions.filter((action) => action !== 'offer') };
  }
}
