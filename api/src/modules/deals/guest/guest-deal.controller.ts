import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type Actor,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { CancellationPreviewAnswerDto, CancellationPreviewDto } from '../deal.dto.ts';
import { toTenant } from '../tenant.dto.ts';
import {
  DealCodeAnswerDto,
  DealCodeInput,
  DealTokenInput,
  GuestDealAnswerDto,
  GuestDealCancelInput,
  GuestDealTenantInput,
} from './guest-deal.dto.ts';
import { GuestDealAnswersService } from './guest-deal-answers.service.ts';
import { GuestDealsService, type DealGuestKey } from './guest-deals.service.ts';

/** Tokens are unguessable; the limit stops attempts early. */
const LINKS = { name: 'deal-link', points: 60, seconds: 60 };
const CODES = { name: 'deal-code', points: 30, seconds: 600, shared: true };

/** The guest's side of a deal; the link authenticates, a mailed code binds. */
@Routes('deals/:id/guest', { tag: 'deals', access: 'public' })
export class GuestDealController {
  constructor(
    private readonly deals: GuestDealsService,
    private readonly answers: GuestDealAnswersService,
  ) {}

  @Route('POST', '/', {
    throttle: LINKS,
    summary: 'Retrieve a deal as its guest',
    description: 'By the token of a reservation of the deal. A wrong token is answered with 404.',
    headers: { 'cache-control': 'no-store' },
    answer: GuestDealAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: DealTokenInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestDealAnswerDto> {
    return this.answers.toAnswer(await this.deals.get(toKey(id, token, request)));
  }

  @Route('POST', 'cancel-preview', {
    throttle: LINKS,
    summary: 'Preview what the guest’s cancellation costs',
    description: 'Holds for ten minutes.',
    answer: CancellationPreviewAnswerDto,
    errors: [404, 409, 422],
  })
  async previewCancellation(
    @Param('id', IdPipe) id: number,
    @Body() { token }: DealTokenInput,
    @Req() request: FastifyRequest,
  ): Promise<CancellationPreviewAnswerDto> {
    const preview = await this.deals.previewCancellation(toKey(id, token, request));
    return { preview: { ...preview, lines: [...preview.lines] } };
  }

  @Route('POST', 'code', {
    throttle: CODES,
    summary: 'Mail the code of a cancellation that costs something',
    description: 'Bound to the preview; holds for ten minutes, once. A new one after a minute.',
    answer: DealCodeAnswerDto,
    errors: [404, 409, 422],
  })
  async sendCode(
    @Param('id', IdPipe) id: number,
    @Body() { token, preview_hash: previewHash }: DealCodeInput,
    @Req() request: FastifyRequest,
  ): Promise<DealCodeAnswerDto> {
    const { email, expiresAt } = await this.deals.sendCancellationCode(
      toKey(id, token, request),
      previewHash,
    );
    return { sent_to: this.answers.hideEmail(email), expires_at: expiresAt.toISOString() };
  }

  @Route('POST', 'cancel', {
    throttle: CODES,
    summary: 'Cancel all reservations of a deal as its guest',
    description:
      'At the cost of the preview; 409 CANCELLATION_CHANGED contains the present one. A cancellation that costs something needs the mailed code.',
    answer: GuestDealAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { preview: CancellationPreviewDto } },
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestDealCancelInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestDealAnswerDto> {
    const key = toKey(id, input.token, request);
    await this.deals.cancel(actor, key, {
      previewHash: input.preview_hash,
      computedAt: new Date(input.computed_at),
      reason: input.reason ?? null,
      code: input.code ?? null,
    });
    return this.answers.toAnswer(await this.deals.get(key));
  }

  @Route('PUT', 'tenant', {
    throttle: LINKS,
    summary: 'Save who signs and is invoiced, as the guest',
    answer: GuestDealAnswerDto,
    errors: [404, 409, 422],
  })
  async saveTenant(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: GuestDealTenantInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestDealAnswerDto> {
    return this.answers.toAnswer(
      await this.deals.saveTenant(actor, toKey(id, input.token, request), toTenant(input)),
    );
  }
}

const toKey = (id: number, token: string, request: FastifyRequest): DealGuestKey => ({
  id,
  token,
  clientKey: toClientKey(request.ip),
});
