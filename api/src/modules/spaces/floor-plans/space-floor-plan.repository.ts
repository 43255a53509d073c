import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceFloorPlan } from '../space.entity.ts';

@Injectable()
export class SpaceFloorPlanRepository {
  constructor(private readonly em: EntityManager) {}

  async remove(space: SpaceWithPanoramas, plan: SpaceFloorPlan): Promise<void> {
    space.floorPlans.remove(plan);
    await this.em.remove(plan).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** Whether any plan uses the image. */
  async isImageUsed(imageId: number): Promise<boolean> {
    return (await this.em.count(SpaceFloorPlan, { image: { id: imageId } })) > 0;
  }
}
