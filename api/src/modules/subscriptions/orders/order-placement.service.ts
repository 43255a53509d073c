import { Injectable } from '@nestjs/common';
import { toPragueDay } from '@prostora/contracts';
import { invoiceAmount } from '@prostora/strings/cs/invoice.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { addDays } from '../membership-period.ts';
import { orderWaiting, priceChanged } from '../membership.errors.ts';
import { requirePlanCustomer } from '../membership.policy.ts';
import { PlanLimitService } from '../plan-limit.service.ts';
import { InvoicesService } from './invoices.service.ts';
import { toOrderQuote } from './order-quote.mapper.ts';
import { OrderQuotesService } from './order-quotes.service.ts';
import { OrderRepository } from '../order.repository.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import type { PlanOrder } from '../plan-order.entity.ts';

const DUE_DAYS = 14;

/** Places orders of plans. */
@Injectable()
export class OrderPlacementService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly quotes: OrderQuotesService,
    private readonly invoices: InvoicesService,
    private readonly settlement: OrderSettlementService,
    private readonly limit: PlanLimitService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders a plan for a year with the current parties, and mails the customer and the operators. An order
   * covered by credit is settled at once.
   * @param shownHaler amount to pay shown to the customer; null skips the check
   * @param keptSpaceIds spaces that stay published; required when more are published than the plan allows
   * @throws DomainError PRICE_CHANGED when the amount to pay differs from the shown one
   */
  place(
    actor: Actor,
    planId: number,
    shownHaler: number | null,
    keptSpaceIds: number[] | null,
  ): Promise<PlanOrder> {
    return this.unit.run(async () => {
      const customerId = requirePlanCustomer(actor);
      const { plan, quote } = await this.quotes.quoteForUpdate(customerId, planId);
      const { customer, supplier, buyer } = await this.invoices.loadParties(customerId);
      if (await this.orders.hasWaiting(customer.id, plan.id)) throw orderWaiting();
      await this.limit.assertOrderChoice(customer.id, plan.config.nrOfSpaces, keptSpaceIds);
      const now = this.clock.now();
      if (shownHaler !== null && shownHaler !== quote.toPayHaler) throw priceChanged(toOrderQuote(quote));
      const order = await this.orders.create({
        customer,
        plan,
        number: await this.orders.nextNumber(toPragueDay(now).slice(0, 4)),
        planName: plan.name,
        priceHaler: plan.priceHalerPerYear,
        state: 'waiting',
        creditHaler: quote.creditHaler,
        creditParts: quote.parts,
        keptSpaceIds,
        supplier,
        buyer,
        createdAt: now,
        dueOn: toPragueDay(addDays(now, DUE_DAYS)),
      });
      const price = {
        price: invoiceAmount(order.priceHaler),
        ...(order.creditHaler > 0 && { credit: invoiceAmount(order.creditHaler) }),
      };
      await this.audit.record(
        actor,
        'order.place',
        { type: 'order', id: order.id },
        {},
        { number: order.number, plan: plan.name, ...price },
      );
      await this.settlement.begin(actor, order, customer, quote.toPayHaler);
      return order;
    });
  }
}
