import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { Customer, MembershipDetails } from '../../accounts/customers/index.ts';
import { MAX_BALANCE_HALER, toCreditPart } from '../membership-credit.ts';
import { MembershipCreditRepository, type CreditWithOrder } from '../membership-credit.repository.ts';
import { MembershipMailsService } from '../membership-mails.service.ts';
import { creditReserved } from '../membership.errors.ts';
import { findLastEnd } from '../membership-succession.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import {
  SubscriptionRepository,
  type SubscriptionWithOrder,
  type SubscriptionWithPlan,
} from '../subscription.repository.ts';
import { SubscriptionsService } from '../subscriptions.service.ts';

/** The plan in force and the end of its last paid year; nulls without one. */
export type MembershipState = { planId: number | null; endsAt: Date | null };
export type CustomerMembership = {
  state: MembershipState;
  subscriptions: MembershipDetails['subscriptions'];
  /** Balance without credit reserved by waiting orders. */
  creditHaler: number;
  ledger: CreditWithOrder[];
};

type MembershipWithUnfinished = {
  unfinished: SubscriptionWithPlan[];
  plan: SubscriptionPlan | null;
  isTrial: boolean;
  endsAt: Date | null;
};

/** Membership of a customer as the operator sees it, and changes of its credit. */
@Injectable()
export class MembershipAdminService {
  constructor(
    private readonly current: SubscriptionsService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly credits: MembershipCreditRepository,
    private readonly mails: MembershipMailsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async getMembership(customerId: number): Promise<CustomerMembership> {
    const { plan, endsAt } = await this.loadState(customerId);
    return {
      state: { planId: plan?.id ?? null, endsAt },
      subscriptions: (await this.subscriptions.listByCustomer(customerId)).map((subscription) =>
        toSubscriptionDetails(subscription, this.clock.now()),
      ),
      creditHaler: await this.credits.getAvailable(customerId),
      ledger: await this.credits.listByCustomer(customerId),
    };
  }

  /** @throws DomainError CREDIT_RESERVED when a waiting order uses credit of the customer */
  async assertNoCreditReserved(customerId: number): Promise<void> {
    if ((await this.credits.getReserved(customerId)) > 0) throw creditReserved();
  }

  /**
   * Adds credit, or removes unreserved credit. Must run inside a unit of work that has locked the customer.
   * @param customer with its user loaded
   */
  async changeCredit(actor: Actor, customer: Customer, amountHaler: number, reason: string): Promise<void> {
    const balance = await this.credits.getBalance(customer.id);
    const reserved = await this.credits.getReserved(customer.id);
    const available = Math.max(0, balance - reserved);
    if (available + amountHaler < 0)
      throw createFieldError('amount', fieldError('creditNotEnough', { haler: available }));
    const after = balance + amountHaler;
    if (after > MAX_BALANCE_HALER)
      throw createFieldError('amount', fieldError('creditTooMuch', { haler: MAX_BALANCE_HALER }));
    const entry = await this.credits.addByOperator(customer.id, amountHaler, reason, this.clock.now());
    await this.audit.record(
      actor,
      'customer.credit',
      { type: 'customer', id: customer.id },
      { credit: balance / 100 },
      { credit: after / 100, reason },
    );
    await this.mails.sendCreditChanged(customer.user, entry, Math.max(0, after - reserved));
  }

  /** State of the membership, which a correction replaces. */
  async loadState(customerId: number): Promise<MembershipWithUnfinished> {
    const now = this.clock.now();
    const { subscription } = await this.current.getCurrent(customerId, now);
    const unfinished = await this.subscriptions.listUnfinished(customerId, now);
    return {
      unfinished,
      plan: subscription?.plan ?? null,
      isTrial: subscription?.trial ?? false,
      endsAt: subscription && findLastEnd(subscription, unfinished),
    };
  }
}

const toSubscriptionDetails = (
  subscription: SubscriptionWithOrder,
  now: Date,
): MembershipDetails['subscriptions'][number] => {
  const { id, plan, order, trial, valueHaler, startsAt, endsAt } = subscription;
  return {
    id,
    plan,
    trial,
    valueHaler,
    paidHaler: order && order.priceHaler - order.creditHaler,
    remainingHaler: toCreditPart(subscription, now).amountHaler,
    startsAt,
    endsAt,
  };
};
