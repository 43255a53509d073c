import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { toSlug } from '../../../platform/text/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { defaultPlanNeeded, planNotFound } from '../membership.errors.ts';
import { toAdminPlanAnswer, type PlanValues } from './plan.mapper.ts';
import { PlanRepository } from '../plan.repository.ts';
import { customerSource } from '../subscription.sources.ts';
import type { SubscriptionPlan } from '../subscription-plan.entity.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';

/**
 * Administration of plans. A change takes effect at once for customers of the plan; orders keep their price.
 */
@Injectable()
export class PlansService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly plans: PlanRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Includes retired plans. */
  listAll(): Promise<SubscriptionPlan[]> {
    return this.plans.listAll();
  }

  listOffered(): Promise<SubscriptionPlan[]> {
    return this.plans.listActive();
  }

  add(actor: Actor, values: PlanValues): Promise<SubscriptionPlan> {
    return this.unit.run(async () => {
      const plan = this.plans.create({
        ...toColumns(values, values.name),
        slug: await this.generateSlug(values.name),
      });
      await this.plans.flush();
      await this.audit.record(actor, 'plan.add', { type: 'plan', id: plan.id }, {}, toAuditValues(plan));
      return plan;
    });
  }

  /**
   * The default plan must stay active and free.
   * @throws DomainError CONFLICT when the plan changed since the given version
   */
  save(actor: Actor, id: number, version: number, values: PlanValues): Promise<SubscriptionPlan> {
    return this.unit.run(async () => {
      const plan = await this.plans.findForUpdate(id);
      if (!plan) throw planNotFound();
      if (plan.version !== version) throw createConflictError(toAdminPlanAnswer(plan));
      if ((await this.plans.findDefault())?.id === id) {
        if (!values.active) throw defaultPlanNeeded('active');
        if (values.priceHaler > 0) throw defaultPlanNeeded('price_per_year');
      }
      const before = toAuditValues(plan);
      Object.assign(plan, toColumns(values, plan.config.name === '' ? '' : values.name));
      await this.plans.flush();
      await this.audit.record(actor, 'plan.save', { type: 'plan', id }, before, toAuditValues(plan));
      if (before['catalogPositionCoefficient'] !== plan.config.catalogPositionCoefficient)
        await this.markAffectedCustomers(id);
      return plan;
    });
  }

  /** Updates the catalogue rank of the spaces; those of the default plan follow with the nightly rebuild. */
  private async markAffectedCustomers(id: number): Promise<void> {
    this.marks.invalidate(
      customerSource,
      await this.subscriptions.listCustomerIdsByPlan(id, this.clock.now()),
    );
  }

  /** Unique ASCII slug of the name. */
  private async generateSlug(name: string): Promise<string> {
    const slug = toSlug(name, 'tarif').slice(0, 40).replace(/-$/u, '');
    return (await this.plans.findBySlug(slug)) ? `${slug}-${this.clock.now().getTime().toString(36)}` : slug;
  }
}

/** The config of the default plan has an empty name (SPEC §3). */
const toColumns = (
  { name, priceHaler, active, sortOrder, config }: PlanValues,
  nameInConfig: string,
): Omit<SubscriptionPlan, 'id' | 'slug' | 'version'> => ({
  name,
  priceHalerPerYear: priceHaler,
  active,
  sortOrder,
  config: { ...config, name: nameInConfig },
});

const toAuditValues = ({
  name,
  priceHalerPerYear,
  active,
  sortOrder,
  config,
}: SubscriptionPlan): Record<string, unknown> => ({
  ...config,
  name,
  price_per_year: priceHalerPerYear / 100,
  active,
  sort_order: sortOrder,
});
