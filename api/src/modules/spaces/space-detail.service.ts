import { Injectable } from '@nestjs/common';
import type { LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { SiteSettingsService } from '../settings/index.ts';
import { SubscriptionLimitsService } from '../subscriptions/index.ts';
import { OwnerProfilesPort, type OwnerProfile } from './owner-profiles.port.ts';
import type { RentalTermsSummaryDto } from './rental-terms-summary.dto.ts';
import { RentalTermsPort } from './rental-terms.port.ts';
import { toSpaceEditingDto } from './space-editing.mapper.ts';
import type { SpaceDetailDto } from './space.dto.ts';
import type { SpaceEditingDto } from './space-editing.dto.ts';
import { spaceNotFound } from './space.errors.ts';
import { toSpaceDetailDto } from './space.mapper.ts';
import { resolveSpaceRole, type SpaceActor } from './space.policy.ts';
import type { SpaceWithPanoramas } from './space.repository.ts';

type SpaceDetailForActor = {
  space: SpaceDetailDto;
  editing: SpaceEditingDto | null;
};

/** Space detail for an actor, with data of the edit mode where they may edit the space. */
@Injectable()
export class SpaceDetailService {
  constructor(
    private readonly limits: SubscriptionLimitsService,
    private readonly settings: SiteSettingsService,
    private readonly owners: OwnerProfilesPort,
    private readonly terms: RentalTermsPort,
  ) {}

  /** What visitors see about the owner. */
  findOwner({ building }: SpaceWithPanoramas): Promise<OwnerProfile | null> {
    return this.owners.find(building.customer.id);
  }

  /** Terms that the space is rented under. */
  findRentalTerms({ id }: SpaceWithPanoramas): Promise<RentalTermsSummaryDto | null> {
    return this.terms.find(id, null);
  }

  /** Usual areas a person, by layout. */
  async listLayoutAreas(): Promise<LayoutArea[]> {
    return [...(await this.settings.getCurrent()).layoutAreas];
  }

  /**
   * Detail after a change of pictures.
   * @throws DomainError NOTFOUND where the actor may not edit the space
   */
  async buildEditedDetail(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
  ): Promise<SpaceDetailForActor & { editing: NonNullable<SpaceDetailForActor['editing']> }> {
    const { space: detail, editing } = await this.buildDetail(actor, space);
    if (!editing) throw spaceNotFound();
    return { space: detail, editing };
  }

  async buildDetail(actor: SpaceActor, space: SpaceWithPanoramas): Promise<SpaceDetailForActor> {
    const role = resolveSpaceRole(actor, space);
    const limits =
      role.isOwner || role.isOperator ? await this.limits.getSpaceLimits(space.building.customer.id) : null;
    return {
      space: toSpaceDetailDto(space, role),
      editing: limits && toSpaceEditingDto(space, role, limits),
    };
  }
}
