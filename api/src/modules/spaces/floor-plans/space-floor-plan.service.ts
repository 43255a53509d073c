import { Injectable } from '@nestjs/common';
import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ImageStoreService, type AcceptedImage } from '../../media/index.ts';
import { assertEditable } from '../editing/space-editable.ts';
import { SpaceMediaChangesService } from '../photos/space-media-changes.service.ts';
import { spaceNotFound } from '../space.errors.ts';
import { assertCanWrite, type SpaceActor } from '../space.policy.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceFloorPlan } from '../space.entity.ts';
import { SpaceFloorPlanRepository } from './space-floor-plan.repository.ts';

type FloorPlan = SpaceWithPanoramas['floorPlans'][number];

/** The plan of a space, included in every membership. Every change locks the space. */
@Injectable()
export class SpaceFloorPlanService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly plans: SpaceFloorPlanRepository,
    private readonly images: ImageStoreService,
    private readonly changes: SpaceMediaChangesService,
  ) {}

  /** Checks permissions before the upload is read. */
  async assertCanAdd(actor: SpaceActor, spaceId: number): Promise<void> {
    assertCanWrite(actor);
    assertEditable(actor, await this.spaces.findById(spaceId));
  }

  /** Replaces the plan; its scale line belonged to the former picture. */
  async set(actor: SpaceActor, spaceId: number, accepted: AcceptedImage): Promise<SpaceWithPanoramas> {
    try {
      return await this.change(actor, spaceId, 'space.floor-plan-set', async (space) => {
        const image = await this.images.register(accepted);
        await this.discard(space);
        space.floorPlans.add(Object.assign(new SpaceFloorPlan(), { space, image }));
      });
    } catch (error) {
      await this.images.abandon(accepted);
      throw error;
    }
  }

  /** @throws DomainError NOTFOUND without a plan */
  setScale(actor: SpaceActor, spaceId: number, scale: FloorPlanScale | null): Promise<SpaceWithPanoramas> {
    return this.change(actor, spaceId, 'space.floor-plan-scale', (space) => {
      const plan = findFloorPlan(space);
      if (plan === null) throw spaceNotFound();
      plan.scale = scale;
    });
  }

  /** @throws DomainError NOTFOUND without a plan */
  remove(actor: SpaceActor, spaceId: number): Promise<SpaceWithPanoramas> {
    return this.change(actor, spaceId, 'space.floor-plan-delete', async (space) => {
      if (findFloorPlan(space) === null) throw spaceNotFound();
      await this.discard(space);
    });
  }

  /** Removes the plan with its image, if there is one; called inside a unit of work. */
  async discard(space: SpaceWithPanoramas): Promise<void> {
    const plan = findFloorPlan(space);
    if (plan === null) return;
    await this.plans.remove(space, plan);
    await this.images.discard(plan.image.id, () => this.plans.isImageUsed(plan.image.id));
  }

  /** Applies one change of the plan with its audit record, review and projection mark. */
  private change(
    actor: SpaceActor,
    spaceId: number,
    action: string,
    apply: (space: SpaceWithPanoramas) => void | Promise<void>,
  ): Promise<SpaceWithPanoramas> {
    return this.unit.run(async () => {
      assertCanWrite(actor);
      const space = assertEditable(actor, await this.spaces.findForUpdate(spaceId));
      const [before, former] = [describePlan(space), serializePlan(space)];
      await apply(space);
      await this.plans.flush();
      const after = describePlan(space);
      if (former === serializePlan(space)) return space;
      await this.changes.record(actor, space, {
        action,
        before: { floor_plan: before },
        after: { floor_plan: after },
        change: { field: 'floor_plan', before, after },
      });
      return space;
    });
  }
}

const findFloorPlan = (space: SpaceWithPanoramas): FloorPlan | null => space.floorPlans.getItems()[0] ?? null;

/** Comparable form of the plan. */
const serializePlan = (space: SpaceWithPanoramas): string => {
  const plan = findFloorPlan(space);
  return JSON.stringify(plan && [plan.id, plan.scale]);
};

/** „#12, 5 m“ for audit and review: the id, and the length of the scale line. */
function describePlan(space: SpaceWithPanoramas): string | null {
  const plan = findFloorPlan(space);
  return plan && `#${plan.id}${plan.scale === null ? '' : `, ${plan.scale.metres} m`}`;
}
