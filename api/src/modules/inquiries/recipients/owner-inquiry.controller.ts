import { Body, Param, Query } from '@nestjs/common';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { toUserId } from '../../../platform/http/list-query-fields.ts';
import { AssigneeInput } from '../../accounts/members/index.ts';
import { InquiryMappingContextService } from '../inquiry-mapping-context.service.ts';
import { InquiryAssigneeService } from './inquiry-assignee.service.ts';
import { InquiryHandlingService } from './inquiry-handling.service.ts';
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
import { toOffer, toOwnerInquiryDto } from './owner-inquiry.mapper.ts';

@Routes('inquiries/received', { tag: 'inquiries', access: 'own-spaces' })
export class OwnerInquiryController {
  constructor(
    private readonly inquiries: OwnerInquiriesService,
    private readonly assignees: InquiryAssigneeService,
    private readonly handling: InquiryHandlingService,
    private readonly mappingContext: InquiryMappingContextService,
  ) {}

  @Route('GET', '/', {
    summary: 'List received inquiries',
    description:
      'Messages and demands to the caller’s spaces, latest first, with counts. Those that wait are sorted by the day of the event, soonest first; those without one are last.',
    answer: OwnerInquiriesPageDto,
    errors: [422],
  })
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

  @Route('GET', ':id', {
    summary: 'Retrieve a received inquiry',
    description: 'Marks it as seen.',
    answer: OwnerInquiryAnswerDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<OwnerInquiryAnswerDto> {
    return { inquiry: this.toDto(actor, await this.inquiries.open(actor, id)) };
  }

  @Route('POST', ':id/offer', {
    notWhileImpersonating: 'contract',
    summary: 'Make or replace an offer while the demand is open',
    answer: OwnerInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async offer(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: OfferInputDto,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.inquiries.offer(actor, id, toOffer(input));
    return this.read(actor, id);
  }

  @Route('POST', ':id/decline', {
    summary: 'Decline with a reason; withdraws an offer too',
    answer: OwnerInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async decline(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason, decline_code: code = null }: DeclineCall,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.inquiries.decline(actor, id, reason, code);
    return this.read(actor, id);
  }

  @Route('POST', ':id/handled', {
    summary: 'Mark a message as answered, or as waiting again',
    answer: OwnerInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async handle(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { handled, how }: HandledCall,
  ): Promise<OwnerInquiryAnswerDto> {
    await this.handling.handle(actor, id, handled ? how : null);
    return this.read(actor, id);
  }

  @Route('PUT', ':id/assignee', {
    summary: 'Assign a received inquiry to a member of the team',
    description: 'To one who answers inquiries of the space; the sender is not told.',
    answer: OwnerInquiryAnswerDto,
    errors: [404, 422],
  })
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
