import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { creditErrors } from '@prostora/strings/cs/invoice.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import type { Customer } from '../customers/index.ts';
import { MAX_BALANCE_HALER, correctMembership } from './membership-credit.ts';
import { MembershipCreditRepository, type CreditWithOrder } from './membership-credit.repository.ts';
import { MembershipMailsService } from './membership-mails.service.ts';
import { addYears } from './membership-period.ts';
import { findLastEnd } from './membership-succession.ts';
import { creditReserved } from './membership.errors.ts';
import { PlanLimitService } from './plans/plan-limit.service.ts';
import { PlanRepository } from './plans/plan.repository.ts';
import type { SubscriptionPlan } from './plans/subscription-plan.entity.ts';
import { SubscriptionRepository, type SubscriptionWithPlan } from './subscription.repository.ts';
import { customerSource } from './subscription.sources.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** The plan in force and the end of its last paid year; nulls without one. */
export type MembershipState = { planId: number | null; endsAt: Date | null };
export type MembershipCorrection = { planId: number; endsAt: Date; reason: string };
export type CustomerMembership = {
  state: MembershipState;
  subscriptions: SubscriptionWithPlan[];
  /** Balance without credit reserved by waiting orders. */
  creditHaler: number;
  ledger: CreditWithOrder[];
};

const MAX_YEARS = 10;

/** Reads and corrects the membership of a customer. */
@Injectable()
export class MembershipAdminService {
  constructor(
    private readonly current: SubscriptionsService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: PlanRepository,
    private readonly credits: MembershipCreditRepository,
    private readonly mails: MembershipMailsService,
    private readonly limit: PlanLimitService,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async getMembership(customerId: number): Promise<CustomerMembership> {
    const { plan, endsAt } = await this.findState(customerId);
    return {
      state: { planId: plan?.id ?? null, endsAt },
      subscriptions: await this.subscriptions.listByCustomer(customerId),
      creditHaler: await this.credits.getAvailable(customerId),
      ledger: await this.credits.listByCustomer(customerId),
    };
  }

  /**
   * Replaces all unfinished memberships by one from now to the given end. No money moves: their unused value
   * becomes its value. Must run inside a unit of work that has locked the customer.
   * @param customer with its user loaded
   * @returns false, without a change, when the membership changed since it was read
   * @throws DomainError CREDIT_RESERVED when a waiting order uses the unused days of the current membership
   */
  async correct(
    actor: Actor,
    customer: Customer,
    { planId, endsAt, reason }: MembershipCorrection,
    asRead: MembershipState,
  ): Promise<boolean> {
    const plan = await this.findPlan(planId);
    const now = this.clock.now();
    assertEnd(endsAt, now);
    const before = await this.findState(customer.id);
    const beforeId = before.plan?.id ?? null;
    if (beforeId !== asRead.planId || before.endsAt?.getTime() !== asRead.endsAt?.getTime()) return false;
    if (beforeId === planId && !before.isTrial && before.endsAt?.getTime() === endsAt.getTime()) {
      throw createFieldError('ends_at', creditErrors.unchanged);
    }
    if ((await this.credits.getReserved(customer.id)) > 0) throw creditReserved();
    const { replaced, valueHaler } = correctMembership(before.unfinished, now);
    for (const { subscription, unusedHaler } of replaced) {
      this.subscriptions.end(subscription, unusedHaler, now);
    }
    const made = await this.subscriptions.addCorrected(customer.id, plan, now, endsAt, valueHaler);
    await this.audit.record(
      actor,
      'customer.membership',
      { type: 'customer', id: customer.id },
      { plan: before.plan?.name ?? null, until: before.endsAt },
      { plan: plan.name, until: endsAt, reason },
    );
    this.marks.invalidate(customerSource, [customer.id]);
    await this.mails.sendCorrected(customer.user, made, reason);
    await this.limit.apply(actor, customer.id);
    return true;
  }

  /**
   * Adds credit, or removes unreserved credit. Must run inside a unit of work that has locked the customer.
   * @param customer with its user loaded
   */
  async changeCredit(actor: Actor, customer: Customer, amountHaler: number, reason: string): Promise<void> {
    const balance = await this.credits.getBalance(customer.id);
    const reserved = await this.credits.getReserved(customer.id);
    const available = Math.max(0, balance - reserved);
    if (available + amountHaler < 0) throw createFieldError('amount', creditErrors.notEnough(available));
    const after = balance + amountHaler;
    if (after > MAX_BALANCE_HALER) throw createFieldError('amount', creditErrors.tooMuch(MAX_BALANCE_HALER));
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

  private async findPlan(id: number): Promise<SubscriptionPlan> {
    const plan = await this.plans.findById(id);
    if (!plan) throw createFieldError('plan_id', fieldErrors.choice);
    return plan;
  }

  private async findState(customerId: number) {
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

function assertEnd(endsAt: Date, now: Date): void {
  if (endsAt <= now) throw createFieldError('ends_at', creditErrors.endPassed);
  const latest = addYears(now, MAX_YEARS);
  if (endsAt > latest) throw createFieldError('ends_at', creditErrors.endTooFar(MAX_YEARS));
}
