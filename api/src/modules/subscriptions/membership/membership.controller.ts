import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
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

@ApiTags('membership')
@Controller('membership')
export class MembershipController {
  constructor(
    private readonly membership: MembershipService,
    private readonly orders: OrdersService,
    private readonly placement: OrderPlacementService,
    private readonly quotes: OrderQuotesService,
    private readonly invoices: InvoicesService,
    private readonly limit: PlanLimitService,
  ) {}

  @Get()
  @RequiresPermission('own-spaces')
  @ApiOperation({
    summary: 'Retrieve the membership',
    description: 'Plan, usage, available plans and orders.',
  })
  @ApiOkResponse({ type: MembershipAnswer })
  async read(@CurrentActor() actor: Actor): Promise<MembershipAnswer> {
    return toMembershipAnswer(await this.membership.getMembership(actor));
  }

  @Get('orders/quote')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Quote an order of a plan',
    description: 'Price, credit of unused days and amount to pay.',
  })
  @ApiOkResponse({ type: OrderQuoteDto })
  async quote(
    @CurrentActor() actor: Actor,
    @Query() { plan_id: planId }: OrderQuoteQuery,
  ): Promise<OrderQuoteDto> {
    return toOrderQuote(await this.quotes.quote(actor, planId));
  }

  @Post('orders')
  @NotWhileImpersonating('money')
  @RequiresPermission('own-spaces')
  @Idempotent()
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { quote: OrderQuoteDto })
  @ApiOperation({ summary: 'Order a plan for a year', description: 'The pro-forma invoice is mailed.' })
  @ApiCreatedResponse({ type: OrderAnswer })
  async order(@CurrentActor() actor: Actor, @Body() input: OrderInput): Promise<OrderAnswer> {
    const shownHaler = input.to_pay === undefined ? null : Math.round(input.to_pay * 100);
    return {
      order: toPlanOrder(
        await this.placement.place(actor, input.plan_id, shownHaler, input.kept_space_ids ?? null),
      ),
    };
  }

  @Put('kept-spaces')
  @RequiresPermission('own-spaces')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'Choose the published spaces',
    description:
      'Within the limit of the plan, most important first. Remaining places are filled with other approved spaces.',
  })
  @ApiOkResponse({ type: PublishedSpacesAnswer })
  async choosePublishedSpaces(
    @CurrentActor() actor: Actor,
    @Body() input: PublishedSpacesInput,
  ): Promise<PublishedSpacesAnswer> {
    return toPublishedSpacesAnswer(await this.limit.choose(actor, input.space_ids));
  }

  @Post('orders/:id/cancel')
  @NotWhileImpersonating('money')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409)
  @ApiOperation({ summary: 'Cancel an unpaid order' })
  @ApiOkResponse({ type: OrderAnswer })
  async cancel(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<OrderAnswer> {
    return { order: toPlanOrder(await this.orders.cancel(actor, id)) };
  }

  @Get('orders/:id/invoice')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Download the pro-forma invoice as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
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
