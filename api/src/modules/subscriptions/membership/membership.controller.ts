import { Body, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  PublishedSpacesAnswer,
  PublishedSpacesInput,
  MembershipAnswer,
  OrderAnswer,
  OrderInput,
} from './membership.dto.ts';
import { toPlanOrder } from '../orders/plan-order.mapper.ts';
import { toPublishedSpacesAnswer, toMembershipAnswer } from './membership.mapper.ts';
import { MembershipService } from './membership.service.ts';
import { OrderQuoteDto, OrderQuoteQuery } from '../orders/order-quote.dto.ts';
import { toOrderQuote } from '../orders/order-quote.mapper.ts';
import { PlanLimitService } from '../plan-limit.service.ts';
import { InvoicesService } from '../orders/invoices.service.ts';
import { OrderPlacementService } from '../orders/order-placement.service.ts';
import { OrderQuotesService } from '../orders/order-quotes.service.ts';
import { OrdersService } from '../orders/orders.service.ts';

@Routes('membership', { tag: 'membership' })
export class MembershipController {
  constructor(
    private readonly membership: MembershipService,
    private readonly orders: OrdersService,
    private readonly placement: OrderPlacementService,
    private readonly quotes: OrderQuotesService,
    private readonly invoices: InvoicesService,
    private readonly limit: PlanLimitService,
  ) {}

  @Route('GET', '/', {
    access: 'own-spaces',
    summary: 'Retrieve the membership',
    description: 'Plan, usage, available plans and orders.',
    answer: MembershipAnswer,
  })
  async read(@CurrentActor() actor: Actor): Promise<MembershipAnswer> {
    return toMembershipAnswer(await this.membership.getMembership(actor));
  }

  @Route('GET', 'orders/quote', {
    access: 'own-spaces',
    summary: 'Quote an order of a plan',
    description: 'Price, credit of unused days and amount to pay.',
    answer: OrderQuoteDto,
    errors: [404, 409, 422],
  })
  async quote(
    @CurrentActor() actor: Actor,
    @Query() { plan_id: planId }: OrderQuoteQuery,
  ): Promise<OrderQuoteDto> {
    return toOrderQuote(await this.quotes.quote(actor, planId));
  }

  @Route('POST', 'orders', {
    access: 'own-spaces',
    notWhileImpersonating: 'money',
    idempotent: 'route',
    summary: 'Order a plan for a year',
    description: 'The pro-forma invoice is mailed.',
    status: 201,
    answer: OrderAnswer,
    errors: [404, 422],
    errorsWith: { 409: { quote: OrderQuoteDto } },
  })
  async order(@CurrentActor() actor: Actor, @Body() input: OrderInput): Promise<OrderAnswer> {
    const shownHaler = input.to_pay === undefined ? null : Math.round(input.to_pay * 100);
    return {
      order: toPlanOrder(
        await this.placement.place(actor, input.plan_id, shownHaler, input.kept_space_ids ?? null),
      ),
    };
  }

  @Route('PUT', 'kept-spaces', {
    access: 'own-spaces',
    summary: 'Choose the published spaces',
    description:
      'Within the limit of the plan, most important first. Remaining places are filled with other approved spaces.',
    answer: PublishedSpacesAnswer,
    errors: [422],
  })
  async choosePublishedSpaces(
    @CurrentActor() actor: Actor,
    @Body() input: PublishedSpacesInput,
  ): Promise<PublishedSpacesAnswer> {
    return toPublishedSpacesAnswer(await this.limit.choose(actor, input.space_ids));
  }

  @Route('POST', 'orders/:id/cancel', {
    access: 'own-spaces',
    notWhileImpersonating: 'money',
    summary: 'Cancel an unpaid order',
    answer: OrderAnswer,
    errors: [404, 409],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<OrderAnswer> {
    return { order: toPlanOrder(await this.orders.cancel(actor, id)) };
  }

  @Route('GET', 'orders/:id/invoice', {
    access: 'own-spaces',
    summary: 'Download the pro-forma invoice as a PDF',
    answer: { file: 'application/pdf' },
    errors: [404],
  })
  async invoice(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { filename, contentType, content } = await this.invoices.getInvoiceFile(actor, id);
    void reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${filename}"`);
    return content;
  }
}
