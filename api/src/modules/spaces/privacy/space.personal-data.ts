import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls } from '@prostora/contracts';
import { AuditTrailService } from '../../audit/index.ts';
import { toAddress, BuildingsService } from '../buildings/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { RedirectsService } from '../../seo/index.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import { SpaceAnonymizationService } from './space-anonymization.service.ts';
import { SpaceRepository } from '../space.repository.ts';
import { SpaceReviewRepository } from '../reviews/space-review.repository.ts';

const NO_ROLE = { isOwner: false, isOperator: false } as const;

/**
 * Buildings and spaces of a person. The export is complete; anonymization deletes the spaces and replaces
 * photos, names, addresses and everything else that identifies the person.
 */
@Injectable()
export class SpacesPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'spaces';

  constructor(
    private readonly em: EntityManager,
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewRepository,
    private readonly buildings: BuildingsService,
    private readonly anonymization: SpaceAnonymizationService,
    private readonly redirects: RedirectsService,
    private readonly audit: AuditTrailService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    if (customerId === null) return { buildings: [], spaces: [] };
    const buildings = await this.buildings.listByCustomer(customerId);
    const spaces = await this.spaces.listAllByCustomer(customerId);
    return {
      buildings: buildings.map((building) => ({
        id: building.id,
        name: building.name,
        description: building.description,
        ...toAddress(building),
        created_at: building.createdAt,
      })),
      spaces: spaces.map((space) => {
        const { allowed_actions: _actions, version: _version, ...detail } = toSpaceDetailDto(space, NO_ROLE);
        return {
          ...detail,
          created_at: space.createdAt,
          submitted_at: space.submittedAt,
          published_at: space.publishedAt,
          updated_at: space.updatedAt,
        };
      }),
    };
  }

  /** @throws FUTURE_RESERVATIONS while a space has future reservations */
  async erase({ userId, customerId }: Person): Promise<void> {
    if (userId === null || customerId === null) return;
    await this.spaces.lockByCustomer(customerId);
    const spaces = await this.spaces.listAllByCustomer(customerId);
    for (const space of spaces) await this.anonymization.anonymize(userId, space);
    const buildings = await this.buildings.listByCustomer(customerId);
    const { ids: redirectIds, paths } = await this.redirects.deleteBelow(
      buildings.flatMap(({ slug }) => [urls.building(slug), urls.space(slug)]),
    );
    for (const building of buildings) this.buildings.anonymize(building);
    await this.audit.anonymize(
      'space',
      spaces.map(({ id }) => id),
    );
    await this.audit.anonymize(
      'building',
      buildings.map(({ id }) => id),
    );
    await this.audit.anonymize('redirect', redirectIds);
    await this.audit.anonymizeRedirectsBelow(paths);
    await this.reviews.removeBySpaces(spaces.map(({ id }) => id));
    await this.em.flush();
  }
}
