import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { correctMembership } from '../membership-credit.ts';
import { MembershipMailsService } from '../membership-mails.service.ts';
import { addYears } from '../membership-period.ts';
import { MembershipAdminService, type MembershipState } from './membership.admin.service.ts';
import { PlanLimitService } from '../plan-limit.service.ts';
import { PlanRepository } from '../plan.repository.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { customerSource } from '../subscription.sources.ts';

export type MembershipCorrection = { planId: number; endsAt: Date; reason: string };

const MAX_YEARS = 10;

/** Corrects the membership of a customer. */
@Injectable()
export class MembershipCorrectionService {
  constructor(
    private readonly membership: MembershipAdminService,
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: PlanRepository,
    private readonly mails: MembershipMailsService,
    private readonly limit: PlanLimitService,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

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
    const before = await this.membership.loadState(customer.id);
    const beforeId = before.plan?.id ?? null;
    if (beforeId !== asRead.planId || before.endsAt?.getTime() !== asRead.endsAt?.getTime()) return false;
    if (beforeId === planId && !before.isTrial && before.endsAt?.getTime() === endsAt.getTime()) {
      throw createFieldError('ends_at', fieldError('membershipUnchanged'));
    }
    await this.membership.assertNoCreditReserved(customer.id);
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

  private async findPlan(id: number): Promise<SubscriptionPlan> {
    const plan = await this.plans.findById(id);
    if (!plan) throw createFieldError('plan_id', fieldError('choice'));
    return plan;
  }
}

function assertEnd(endsAt: Date, now: Date): void {
  if (endsAt <= now) throw createFieldError('ends_at', fieldError('membershipEndPassed'));
  const latest = addYears(now, MAX_YEARS);
  if (endsAt > latest)
    throw createFieldError('ends_at', fieldError('membershipEndTooFar', { years: MAX_YEARS }));
}
