import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { SpaceUse, type SpaceUseCounts } from '../subscriptions/index.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { spaceChanged } from './space.events.ts';

/** Where spaces and plans of their owners meet: what spaces use, and what a plan changes about them. */
@Injectable()
export class SpaceMembership extends SpaceUse {
  constructor(private readonly spaces: SpaceMembershipRepository, private readonly outbox: Outbox, private readonly unit: UnitOfWork) {
    super();
  }

  of(customerId: number): Promise<SpaceUseCounts> {
    return this.spaces.useOf(customerId);
  }

  /** Another plan is another place in the catalogue: announces every published space of the customer; saying it twice does no harm. */
  announce(customerId: number): Promise<void> {
    return this.unit.run(async () => {
      for (const id of await this.spaces.publishedOf(customerId)) await this.outbox.publish(spaceChanged, { space_id: id });
    });
  }
}
