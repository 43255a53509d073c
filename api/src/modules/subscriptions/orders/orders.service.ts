import { Injectable } from '@nestjs/common';
import { invoice, invoiceAmount } from '@prostora/strings/cs/invoice.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { isSuperAdmin, type Actor } from '../../../platform/http/actor.ts';
import type { Attachment } from '../../../platform/mailer/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CustomersService } from '../../customers/index.ts';
import { renderInvoicePdf } from './invoice-document.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { toBuyerParty, toSupplierParty } from './invoice-parties.ts';
import { quoteOrder, type OrderQuote } from '../membership-credit.ts';
import { MembershipCreditRepository } from '../membership-credit.repository.ts';
import { toPragueDay, addDays } from '../membership-period.ts';
import {
  billingIncomplete,
  noCustomer,
  orderClosed,
  orderNotFound,
  orderWaiting,
  planNotFound,
  planRetired,
  priceChanged,
} from '../membership.errors.ts';
import { MembershipMailsService } from '../membership-mails.service.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import { toOrderQuote } from './order-quote.mapper.ts';
import type { PlanOrder } from './plan-order.entity.ts';
import { PlanLimitService } from '../plans/plan-limit.service.ts';
import { PlanRepository } from '../plans/plan.repository.ts';
import type { SubscriptionPlan } from '../plans/subscription-plan.entity.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';

const DUE_DAYS = 14;

/** Orders of plans and their pro-forma invoices for customers. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly plans: PlanRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly customers: CustomersService,
    private readonly mails: MembershipMailsService,
    private readonly audit: AuditTrailService,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
    private readonly credits: MembershipCreditRepository,
    private readonly settlement: OrderSettlementService,
    private readonly limit: PlanLimitService,
  ) {}

  /** The newest first. */
  listByCustomer(customerId: number): Promise<PlanOrder[]> {
    return this.orders.listByCustomer(customerId);
  }

  async quote(actor: Actor, planId: number): Promise<OrderQuote> {
    if (actor.customerId === null) throw noCustomer();
    return this.buildQuote(actor.customerId, await this.findOrderable(planId));
  }

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
      if (actor.customerId === null) throw noCustomer();
      await this.subscriptions.lockCustomer(actor.customerId);
      const plan = await this.findOrderable(planId);
      const customer = await this.customers.findById(actor.customerId);
      const buyer = customer && toBuyerParty(customer);
      if (!buyer) throw billingIncomplete();
      if (await this.orders.hasWaiting(customer.id, plan.id)) throw orderWaiting();
      await this.limit.assertOrderChoice(customer.id, plan.config.nrOfSpaces, keptSpaceIds);
      const now = this.clock.now();
      const quote = await this.buildQuote(customer.id, plan);
      if (shownHaler !== null && shownHaler !== quote.toPayHaler) throw priceChanged(toOrderQuote(quote));
      const order = await this.orders.add({
        customer,
        plan,
        number: await this.orders.nextNumber(toPragueDay(now).slice(0, 4)),
        planName: plan.name,
        priceHaler: plan.priceHalerPerYear,
        state: 'waiting',
        creditHaler: quote.creditHaler,
        creditParts: quote.parts,
        keptSpaceIds,
        supplier: toSupplierParty(await this.settings.getCurrent()),
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
      if (quote.toPayHaler > 0) await this.mails.sendOrderPlaced(order, customer);
      else await this.settlement.settle(actor, await this.orders.populateCustomer(order));
      return order;
    });
  }

  /** Cancels an unpaid order of the actor. */
  cancel(actor: Actor, id: number): Promise<PlanOrder> {
    return this.unit.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order || order.customer.id !== actor.customerId) throw orderNotFound();
      await this.close(actor, order);
      return order;
    });
  }

  /** Cancels a waiting order. Must run inside a unit of work that has locked it. */
  async close(actor: Actor, order: PlanOrder): Promise<void> {
    if (order.state !== 'waiting') throw orderClosed();
    order.state = 'cancelled';
    order.cancelledAt = this.clock.now();
    await this.audit.record(
      actor,
      'order.cancel',
      { type: 'order', id: order.id },
      { state: 'waiting' },
      { state: 'cancelled' },
    );
    await this.orders.flush();
  }

  private async findOrderable(planId: number): Promise<SubscriptionPlan> {
    const plan = await this.plans.findById(planId);
    if (!plan) throw planNotFound();
    if (!plan.active || plan.priceHalerPerYear === 0) throw planRetired();
    return plan;
  }

  private async buildQuote(customerId: number, plan: SubscriptionPlan): Promise<OrderQuote> {
    const now = this.clock.now();
    const account = {
      unfinished: await this.subscriptions.listUnfinished(customerId, now),
      balanceHaler: await this.credits.getBalance(customerId),
    };
    const reserved = await this.credits.getReserved(customerId);
    return quoteOrder(account, { id: plan.id, priceHaler: plan.priceHalerPerYear }, reserved, now);
  }

  /** @throws DomainError NOTFOUND, unless the actor is the customer or an operator */
  async getInvoiceFile(actor: Actor, id: number): Promise<Attachment> {
    const order = await this.orders.findById(id);
    if (!order || (order.customer.id !== actor.customerId && !isSuperAdmin(actor))) throw orderNotFound();
    return this.buildInvoiceFile(order);
  }

  /** The invoice as a mail attachment. */
  async findInvoiceFile(id: number): Promise<Attachment | null> {
    const order = await this.orders.findById(id);
    return order && this.buildInvoiceFile(order);
  }

  private async buildInvoiceFile(order: PlanOrder): Promise<Attachment> {
    const { name } = await this.settings.getCurrent();
    return {
      filename: invoice.fileName(order.number),
      contentType: 'application/pdf',
      content: await renderInvoicePdf(order, name),
    };
  }
}
