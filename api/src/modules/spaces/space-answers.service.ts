import { Injectable } from '@nestjs/common';
import { SubscriptionLimits } from '../subscriptions/index.ts';
import { spaceEditing } from './space-editing.mapper.ts';
import { spaceDetail } from './space.mapper.ts';
import { relationTo, type SpaceActor } from './space.policy.ts';
import type { TouredSpace } from './space.repository.ts';

type Seen = { space: ReturnType<typeof spaceDetail>; editing: ReturnType<typeof spaceEditing> };

/** Space detail for an actor, with data of the edit mode where they may edit the space. */
@Injectable()
export class SpaceAnswers {
  constructor(private readonly limits: SubscriptionLimits) {}

  async of(actor: SpaceActor, space: TouredSpace): Promise<Seen> {
    const relation = relationTo(actor, space);
    const limits =
      relation.isOwner || relation.isOperator ? await this.limits.of(space.building.customer.id) : null;
    return { space: spaceDetail(space, relation), editing: limits && spaceEditing(space, relation, limits) };
  }
}
