import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { mayActFor, requireCustomer } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SubscriptionLimitsService } from '../../subscriptions/index.ts';
import { spaceLimitReached, spaceForbidden, wholeBuildingConflict } from '../space.errors.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { NewSpaceSettingsPort } from './new-space-settings.port.ts';
import { SpaceUrlsService } from '../buildings/space-urls.service.ts';
import { SpaceBuildingsService } from '../buildings/space-buildings.service.ts';

export type NewSpace = { name: string | null; buildingId: number; noName: boolean };

/** Creates spaces of an owner. */
@Injectable()
export class SpaceCreationService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly buildings: SpaceBuildingsService,
    private readonly spaceUrls: SpaceUrlsService,
    private readonly limits: SubscriptionLimitsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    private readonly settings: NewSpaceSettingsPort,
  ) {}

  /**
   * Creates a draft in one of the owner's buildings. The customer's row is locked, so that concurrent
   * requests cannot exceed the limit of the plan.
   */
  create(actor: Actor, { name, buildingId, noName }: NewSpace): Promise<SpaceWithPanoramas> {
    return this.unit.run(async () => {
      const customerId = requireCustomer(actor, 'write');
      const used = await this.spaces.lockAndCountByCustomer(customerId);
      const building = await this.buildings.loadOwnForUpdate(actor, buildingId);
      if (!mayActFor(actor, building.customer.id, 'write', null)) throw spaceForbidden();
      if (used >= (await this.limits.getSpaceLimits(customerId)).nrOfSpaces) throw spaceLimitReached();
      const { whole, parts } = await this.spaces.getKindsInBuilding(building.id);
      if (whole || (noName && parts)) throw wholeBuildingConflict(!whole);
      const naming = { name: name ?? building.name, noName };
      const slug = await this.spaceUrls.generateSlug(building, naming);
      const now = this.clock.now();
      const space = await this.spaces.create({ building, ...naming, slug, createdAt: now, updatedAt: now });
      await this.settings.create(space.id);
      await this.audit.record(
        actor,
        'space.add',
        { type: 'space', id: space.id },
        {},
        { building: building.id, ...naming },
      );
      return space;
    });
  }
}
