import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SubscriptionPlan } from './subscription-plan.entity.ts';

const ORDER = { sortOrder: 'asc', id: 'asc' } as const;

@Injectable()
export class PlanRepository {
  constructor(private readonly em: EntityManager) {}

  listAll(): Promise<SubscriptionPlan[]> {
    return this.em.find(SubscriptionPlan, {}, { orderBy: ORDER });
  }

  listActive(): Promise<SubscriptionPlan[]> {
    return this.em.find(SubscriptionPlan, { active: true }, { orderBy: ORDER });
  }

  findById(id: number): Promise<SubscriptionPlan | null> {
    return this.em.findOne(SubscriptionPlan, { id });
  }

  findBySlug(slug: string): Promise<SubscriptionPlan | null> {
    return this.em.findOne(SubscriptionPlan, { slug });
  }

  findForUpdate(id: number): Promise<SubscriptionPlan | null> {
    return this.em.findOne(SubscriptionPlan, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The first active free plan, used by customers without a paid plan or trial. */
  findDefault(): Promise<SubscriptionPlan | null> {
    return this.em.findOne(SubscriptionPlan, { active: true, priceHalerPerYear: 0 }, { orderBy: ORDER });
  }

  create(given: Omit<SubscriptionPlan, 'id' | 'version'>): SubscriptionPlan {
    const plan = this.em.create(SubscriptionPlan, given);
    this.em.persist(plan);
    return plan;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
