import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { toAddress, BuildingsService } from './buildings/index.ts';
import { ImageStoreService } from '../media/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { RedirectsService } from '../seo/index.ts';
import { hasFutureReservations } from './space.errors.ts';
import { spaceStatusChanged } from './space.events.ts';
import { toSpaceDetailDto } from './space.mapper.ts';
import { spaceSource } from './space.sources.ts';
import { EMPTY_PERSONAL_FIELDS } from './space.fields.ts';
import { FutureReservationsPort } from './future-reservations.port.ts';
import { SpaceRepository, type SpaceWithPanoramas } from './space.repository.ts';
import { SpacePanoramaService } from './panoramas/space-panorama.service.ts';
import { SpacePhotoRepository } from './photos/space-photo.repository.ts';
import { SpaceReviewRepository } from './reviews/space-review.repository.ts';

const ANONYMIZED_VALUES = {
  ...EMPTY_PERSONAL_FIELDS,
  statusReason: null,
} as const;
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
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStoreService,
    private readonly panoramas: SpacePanoramaService,
    private readonly reservations: FutureReservationsPort,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionInvalidator,
    private readonly redirects: RedirectsService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
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
    if (customerId === null) return;
    await this.spaces.lockByCustomer(customerId);
    const spaces = await this.spaces.listAllByCustomer(customerId);
    for (const space of spaces) await this.anonymizeSpace(userId, space);
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

  private async anonymizeSpace(userId: number, space: SpaceWithPanoramas): Promise<void> {
    const now = this.clock.now();
    if (space.status !== 'DELETED') {
      if ((await this.reservations.countFuture(space.id, now)) > 0) throw hasFutureReservations();
      await this.audit.record(
        { userId },
        'space.status',
        { type: 'space', id: space.id },
        { status: space.status },
        { status: 'DELETED' },
      );
      await this.outbox.publish(spaceStatusChanged, {
        space_id: space.id,
        from: space.status,
        to: 'DELETED',
        by: 'owner',
      });
    }
    for (const photo of space.images.getItems()) {
      await this.photos.remove(space, photo);
      await this.images.discard(photo.image.id, () => this.photos.isImageUsed(photo.image.id));
    }
    for (const panorama of space.panoramas.getItems()) await this.panoramas.discard(space, panorama);
    Object.assign(space, ANONYMIZED_VALUES, {
      name: account.erasedSpace,
      slug: `smazany--${space.id}`,
      status: 'DELETED',
      pausedAt: null,
      keptRank: null,
      updatedAt: now,
    });
    this.marks.invalidate(spaceSource, [space.id]);
  }
}
