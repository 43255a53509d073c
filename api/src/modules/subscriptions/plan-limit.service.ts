import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService, type AuditActor } from '../audit/index.ts';
import { CustomersService } from '../accounts/customers/index.ts';
import { MembershipMailsService } from './membership-mails.service.ts';
import { requirePlanCustomer } from './membership.policy.ts';
import { limitSpaces, type LimitOutcome } from './plan-limit.ts';
import { PublishedSpacesPort, type PublishableSpace } from './space-usage.port.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** Enforces the number of published spaces that a plan allows. */
@Injectable()
export class PlanLimitService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly subscriptions: SubscriptionRepository,
    private readonly current: SubscriptionsService,
    private readonly spaces: PublishedSpacesPort,
    private readonly customers: CustomersService,
    private readonly mails: MembershipMailsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the owner's choice of published spaces; free places are filled in the order of the limit.
   * @throws DomainError VALIDATION for spaces that are not approved ones of the owner, and for too many
   */
  choose(actor: Actor, spaceIds: readonly number[]): Promise<PublishableSpace[]> {
    return this.unit.run(async () => {
      const customerId = requirePlanCustomer(actor);
      await this.subscriptions.lockCustomer(customerId);
      const { nrOfSpaces } = await this.current.getLimits(customerId);
      assertChoice('space_ids', spaceIds, await this.spaces.list(customerId), nrOfSpaces);
      const subject = { type: 'customer', id: customerId };
      await this.audit.record(actor, 'customer.kept-spaces', subject, {}, { spaces: spaceIds });
      await this.enforce(actor, customerId, spaceIds);
      return this.spaces.list(customerId);
    });
  }

  /**
   * Checks the choice of an order; it is required when more spaces are published than the plan allows.
   * @throws DomainError VALIDATION
   */
  async assertOrderChoice(
    customerId: number,
    limit: number,
    spaceIds: readonly number[] | null,
  ): Promise<void> {
    const spaces = await this.spaces.list(customerId);
    const published = spaces.filter(({ isPublished }) => isPublished).length;
    if (spaceIds !== null) assertChoice('kept_space_ids', spaceIds, spaces, limit);
    else if (published > limit)
      throw createFieldError('kept_space_ids', fieldError('publishedSpacesRequired', { published, limit }));
  }

  /** Applies the limit to the given customers and to all customers with paused spaces. */
  async applyToEnded(customerIds: readonly number[]): Promise<void> {
    const affected = new Set([...customerIds, ...(await this.spaces.listCustomersWithPaused())]);
    for (const customerId of affected) {
      await this.unit.run(async () => {
        await this.subscriptions.lockCustomer(customerId);
        await this.apply({ userId: null }, customerId);
      });
    }
  }

  /**
   * Pauses and resumes spaces by the plan in force and notifies the owner. Must run inside a unit of work
   * that has locked the customer.
   * @param choice new choice of the owner, the most important space first
   */
  async apply(actor: AuditActor, customerId: number, choice: readonly number[] | null = null): Promise<void> {
    const outcome = await this.enforce(actor, customerId, choice);
    const customer = await this.customers.findById(customerId);
    if (customer) await this.mails.sendLimitApplied(customer, outcome, this.clock.now());
  }

  /** Effect of the plan in force at a later time on the spaces published now. */
  async previewAt(customerId: number, at: Date): Promise<LimitOutcome> {
    const { nrOfSpaces } = await this.current.getLimits(customerId, at);
    return { limit: nrOfSpaces, ...limitSpaces(await this.spaces.list(customerId), nrOfSpaces, false) };
  }

  private async enforce(
    actor: AuditActor,
    customerId: number,
    choice: readonly number[] | null,
  ): Promise<LimitOutcome> {
    const { nrOfSpaces } = await this.current.getLimits(customerId);
    if (choice) await this.spaces.saveChoice(customerId, choice);
    const outcome = limitSpaces(await this.spaces.listForUpdate(customerId), nrOfSpaces, choice !== null);
    const [paused, resumed] = [outcome.paused, outcome.resumed].map((spaces) => spaces.map(({ id }) => id));
    if (paused?.length) await this.spaces.pause(actor, paused);
    if (resumed?.length) await this.spaces.resume(actor, resumed);
    return { limit: nrOfSpaces, ...outcome };
  }
}

function assertChoice(
  field: string,
  spaceIds: readonly number[],
  spaces: readonly PublishableSpace[],
  limit: number,
): void {
  const isOwn = spaceIds.every((id) => spaces.some((space) => space.id === id));
  if (!isOwn || spaceIds.length === 0) throw createFieldError(field, fieldError('publishedSpacesChoice'));
  if (spaceIds.length > limit) throw createFieldError(field, fieldError('tooManyPublishedSpaces', { limit }));
}
