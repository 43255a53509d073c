import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { addressOf, BuildingsService } from '../buildings/index.ts';
import { ImageStore } from '../media/index.ts';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { Redirects } from '../seo/index.ts';
import { futureReservations } from './space.errors.ts';
import { spaceStatusChanged } from './space.events.ts';
import { spaceDetail } from './space.mapper.ts';
import { spaceSource } from './space.sources.ts';
import { SpaceObligations } from './space.obligations.ts';
import { SpaceRepository, type TouredSpace } from './space.repository.ts';
import { SpacePanoramas } from './space-panorama.service.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import { SpaceReviewRepository } from './space-review.repository.ts';

const FORGOTTEN = {
  perex: '',
  description: '',
  phone: null,
  email: null,
  web: null,
  facebook: null,
  instagram: null,
  youtube: null,
  videoUrl: null,
  statusReason: null,
} as const;
const RELATION = { isOwner: false, isOperator: false } as const;

/**
 * Buildings and spaces of a person. The export is complete; anonymization deletes the spaces and replaces
 * photos, names, addresses and everything else that identifies the person.
 */
@Injectable()
export class SpacesPersonalData implements PersonalDataKeeper {
  readonly name = 'spaces';

  constructor(
    private readonly em: EntityManager,
    private readonly spaces: SpaceRepository,
    private readonly reviews: SpaceReviewRepository,
    private readonly buildings: BuildingsService,
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStore,
    private readonly panoramas: SpacePanoramas,
    private readonly obligations: SpaceObligations,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionMarks,
    private readonly redirects: Redirects,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    if (customerId === null) return { buildings: [], spaces: [] };
    const buildings = await this.buildings.ofCustomer(customerId);
    const spaces = await this.spaces.everOf(customerId);
    return {
      buildings: buildings.map((building) => ({
        id: building.id,
        name: building.name,
        description: building.description,
        ...addressOf(building),
        created_at: building.createdAt,
      })),
      spaces: spaces.map((space) => {
        const { allowed_actions: _actions, version: _version, ...detail } = spaceDetail(space, RELATION);
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
    await this.spaces.lockOfCustomer(customerId);
    const spaces = await this.spaces.everOf(customerId);
    for (const space of spaces) await this.forget(userId, space);
    const buildings = await this.buildings.ofCustomer(customerId);
    const { ids: redirectIds, paths } = await this.redirects.forgetBelow(
      buildings.flatMap(({ slug }) => [urls.building(slug), urls.space(slug)]),
    );
    for (const building of buildings) this.buildings.forget(building);
    await this.audit.forget(
      'space',
      spaces.map(({ id }) => id),
    );
    await this.audit.forget(
      'building',
      buildings.map(({ id }) => id),
    );
    await this.audit.forget('redirect', redirectIds);
    await this.audit.forgetRedirectsBelow(paths);
    await this.reviews.forget(spaces.map(({ id }) => id));
    await this.em.flush();
  }

  private async forget(userId: number, space: TouredSpace): Promise<void> {
    const now = this.clock.now();
    if (space.status !== 'DELETED') {
      if ((await this.obligations.futureReservations(space.id, now)) > 0) throw futureReservations();
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
      await this.images.discard(photo.image.id, () => this.photos.isShown(photo.image.id));
    }
    for (const panorama of space.panoramas.getItems()) await this.panoramas.discard(space, panorama);
    Object.assign(space, FORGOTTEN, {
      name: account.erasedSpace,
      slug: `smazany--${space.id}`,
      status: 'DELETED',
      pausedAt: null,
      keptRank: null,
      updatedAt: now,
    });
    this.marks.mark(spaceSource, [space.id]);
  }
}
