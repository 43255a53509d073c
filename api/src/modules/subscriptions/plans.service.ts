import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { defaultPlanNeeded, planNotFound } from './membership.errors.ts';
import { adminPlanAnswer } from './membership.mapper.ts';
import { PlanRepository } from './plan.repository.ts';
import type { SubscriptionConfig } from './subscription-config.ts';
import { customerSource } from './subscription.sources.ts';
import type { SubscriptionPlan } from './subscription-plan.entity.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

export type PlanValues = {
  name: string;
  priceHaler: number;
  active: boolean;
  sortOrder: number;
  config: Omit<SubscriptionConfig, 'name'>;
};

/** Plans as the operator keeps them. A change counts at once for who has the plan; orders keep the price they were made with. */
@Injectable()
export class PlansService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly plans: PlanRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Retired ones too. */
  all(): Promise<SubscriptionPlan[]> {
    return this.plans.all();
  }

  /** What can be had now. */
  offered(): Promise<SubscriptionPlan[]> {
    return this.plans.active();
  }

  add(actor: Actor, values: PlanValues): Promise<SubscriptionPlan> {
    return this.unit.run(async () => {
      const plan = this.plans.add({
        ...columnsOf(values, values.name),
        slug: await this.freeSlug(values.name),
      });
      await this.plans.flush();
      await this.audit.record(actor, 'plan.add', { type: 'plan', id: plan.id }, {}, told(plan));
      return plan;
    });
  }

  /** Everybody without a running plan lives on the default one: it stays active and free. What somebody else changed since the given version is not overwritten. */
  save(actor: Actor, id: number, version: number, values: PlanValues): Promise<SubscriptionPlan> {
    return this.unit.run(async () => {
      const plan = await this.plans.locked(id);
      if (!plan) throw planNotFound();
      if (plan.version !== version) throw changedMeanwhile(adminPlanAnswer(plan));
      if ((await this.plans.defaultPlan())?.id === id) {
        if (!values.active) throw defaultPlanNeeded('active');
        if (values.priceHaler > 0) throw defaultPlanNeeded('price_per_year');
      }
      const before = told(plan);
      Object.assign(plan, columnsOf(values, plan.config.name === '' ? '' : values.name));
      await this.plans.flush();
      await this.audit.record(actor, 'plan.save', { type: 'plan', id }, before, told(plan));
      if (before['catalogPositionCoefficient'] !== plan.config.catalogPositionCoefficient)
        await this.announce(id);
      return plan;
    });
  }

  /** Spaces of those who have the plan stand elsewhere in the catalogue; who lives on the default plan moves with the rebuild of the night. */
  private async announce(id: number): Promise<void> {
    this.marks.mark(customerSource, await this.subscriptions.customersOfPlan(id, this.clock.now()));
  }

  /** ASCII slug of the name that no other plan has. */
  private async freeSlug(name: string): Promise<string> {
    const slug =
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-')
        .replace(/^-+|-+$/gu, '')
        .slice(0, 40) || 'tarif';
    return (await this.plans.bySlug(slug)) ? `${slug}-${this.clock.now().getTime().toString(36)}` : slug;
  }
}

/** The default plan has no name of its own in SPEC §3's config; others carry theirs. */
const columnsOf = (
  { name, priceHaler, active, sortOrder, config }: PlanValues,
  nameInConfig: string,
): Omit<SubscriptionPlan, 'id' | 'slug' | 'version'> => ({
  name,
  priceHalerPerYear: priceHaler,
  active,
  sortOrder,
  config: { ...config, name: nameInConfig },
});

const told = ({
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
