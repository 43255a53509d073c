import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { CancellationPreviewAnswerDto, CancellationPreviewDto } from '../deal.dto.ts';
import { mayActOnDeal } from '../deal.policy.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import { TenantInput, toTenant } from '../tenant.dto.ts';
import { DealsService } from './deals.service.ts';
import {
  CancellationPreviewInput,
  CloseDealInput,
  ConfirmDealInput,
  DealAnswerDto,
  DealCancelInput,
  DealPaymentInput,
} from './deal-hosting.dto.ts';
import { toHostDealDto } from './deal-hosting.mapper.ts';

/** The owner's side of a deal. */
@Routes('deals', { tag: 'deals', access: 'own-spaces' })
export class DealController {
  constructor(
    private readonly deals: DealsService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', ':id', {
    summary: 'Retrieve a deal',
    description: 'For members who see prices.',
    answer: DealAnswerDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DealAnswerDto> {
    return this.answer(actor, await this.deals.get(actor, id));
  }

  @Route('POST', ':id/confirm', {
    notWhileImpersonating: 'contract',
    summary: 'Confirm the reservations of a deal',
    description:
      'Before signature or payment with a reason: 409 GATES_CLOSED names no gate that is to be waived.',
    answer: DealAnswerDto,
    errors: [404, 409, 422],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { waive = [], reason = null }: ConfirmDealInput,
  ): Promise<DealAnswerDto> {
    return this.answer(actor, await this.deals.confirm(actor, id, { waive, reason }));
  }

  @Route('POST', ':id/instalments/:instalmentId/paid', {
    notWhileImpersonating: 'contract',
    idempotent: 'route',
    summary: 'Enter a payment of an instalment',
    description: 'Of a refund or a returned deposit the owner pays. Opens the gate when it is paid.',
    answer: DealAnswerDto,
    errors: [404, 409, 422],
  })
  async pay(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('instalmentId', IdPipe) instalmentId: number,
    @Body() input: DealPaymentInput,
  ): Promise<DealAnswerDto> {
    const deal = await this.deals.pay(actor, id, instalmentId, {
      amountHaler: Math.round(input.amount * 100),
      paidOn: input.paid_on,
      method: input.method,
      isInPerson: input.in_person ?? false,
      note: input.note ?? '',
    });
    return this.answer(actor, deal);
  }

  @Route('PUT', ':id/tenant', {
    notWhileImpersonating: 'contract',
    summary: 'Save who signs and is invoiced',
    answer: DealAnswerDto,
    errors: [404, 409, 422],
  })
  async saveTenant(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: TenantInput,
  ): Promise<DealAnswerDto> {
    return this.answer(actor, await this.deals.saveTenant(actor, id, toTenant(input)));
  }

  @Route('POST', ':id/cancel-preview', {
    summary: 'Preview what the owner’s cancellation returns',
    description: 'Holds for ten minutes.',
    answer: CancellationPreviewAnswerDto,
    errors: [404, 409, 422],
  })
  async previewCancellation(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reservation_ids: ids = [] }: CancellationPreviewInput,
  ): Promise<CancellationPreviewAnswerDto> {
    return { preview: await this.deals.previewCancellation(actor, id, ids) };
  }

  @Route('POST', ':id/cancel', {
    notWhileImpersonating: 'contract',
    summary: 'Cancel reservations of a deal as the owner',
    description: 'All that was paid is returned. 409 CANCELLATION_CHANGED contains the present preview.',
    answer: DealAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { preview: CancellationPreviewDto } },
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: DealCancelInput,
  ): Promise<DealAnswerDto> {
    const deal = await this.deals.cancel(actor, id, {
      reservationIds: input.reservation_ids ?? [],
      previewHash: input.preview_hash,
      computedAt: new Date(input.computed_at),
      reason: input.reason ?? null,
    });
    return this.answer(actor, deal);
  }

  @Route('POST', ':id/close', {
    notWhileImpersonating: 'contract',
    summary: 'Close a deal that is settled',
    answer: DealAnswerDto,
    errors: [404, 409, 422],
  })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: CloseDealInput,
  ): Promise<DealAnswerDto> {
    return this.answer(actor, await this.deals.close(actor, id, reason));
  }

  private answer(actor: Actor, { record, state }: DealWithSummary): DealAnswerDto {
    const mayWrite = actor.impersonatorId === null && mayActOnDeal(actor, record, 'write');
    return { deal: toHostDealDto(record, state, { now: this.clock.now(), mayWrite }) };
  }
}
