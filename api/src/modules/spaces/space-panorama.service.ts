import { Injectable } from '@nestjs/common';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { RateLimiter } from '../../platform/http/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { ImageStore, type AcceptedImage } from '../media/index.ts';
import { editable, senderOf } from './space-editable.ts';
import { spaceNotFound } from './space.errors.ts';
import { spaceSource } from './space.sources.ts';
import { assertMayWrite, relationTo, viaLink, type SpaceActor } from './space.policy.ts';
import { SpacePanorama } from './space-panorama.entity.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';
import { arrangeTour, inTourOrder } from './space-panorama.tour.ts';
import { withMoved } from './space-photo.gallery.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import { UPLOADS } from './space-photo.service.ts';
import { SpaceReviews } from './space-reviews.service.ts';
import { SpaceRepository, type TouredSpace } from './space.repository.ts';

type Scene = TouredSpace['panoramas'][number];

/** A space after a change of its tour, with the changed scene; null when it was deleted. */
export type TourChange = { readonly space: TouredSpace; readonly panorama: SpacePanorama | null };

const panoramaLimit = (): DomainError =>
  new DomainError('forbidden', 'LIMIT_REACHED', {
    fields: { file: fieldError('panoramaLimit', { max: LIMITS.panoramas }) },
  });

/** The virtual tour of a space, included in every plan. Every change locks the space. */
@Injectable()
export class SpacePanoramas {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly panoramas: SpacePanoramaRepository,
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStore,
    private readonly limiter: RateLimiter,
    private readonly reviews: SpaceReviews,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Checks permissions and the limit of scenes before the upload is read. */
  async assertMayAdd(actor: SpaceActor, spaceId: number): Promise<void> {
    assertMayWrite(actor);
    assertRoom(editable(actor, await this.spaces.byId(spaceId)));
  }

  /** Reads and validates the upload; the caller has to add or abandon the accepted image. */
  async receive(actor: SpaceActor, upload: AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    assertMayWrite(actor);
    const sender = senderOf(actor);
    await this.limiter.consume(UPLOADS, sender);
    return this.images.receive(upload, sender, 'panorama');
  }

  /** Appends an accepted image as the last scene. */
  async add(actor: SpaceActor, spaceId: number, accepted: AcceptedImage): Promise<TourChange> {
    try {
      return await this.change(actor, spaceId, 'space.panorama-add', async (space) => {
        assertRoom(space);
        const panorama = Object.assign(new SpacePanorama(), {
          space,
          image: await this.images.registerUpload(accepted),
          orderNumber: afterLast(space),
        });
        space.panoramas.add(panorama);
        return panorama;
      });
    } catch (error) {
      await this.abandon(accepted);
      throw error;
    }
  }

  /** Deletes the files of an accepted image that is not added. */
  abandon(accepted: AcceptedImage): Promise<void> {
    return this.images.abandon(accepted);
  }

  /** @param position 0 is the start of the tour */
  move(actor: SpaceActor, spaceId: number, id: number, position: number): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-move', (space) => {
      const scene = sceneOf(space, id);
      arrangeTour(withMoved(scenesOf(space), scene, position));
      return scene;
    });
  }

  entitle(actor: SpaceActor, spaceId: number, id: number, title: string): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-title', (space) =>
      Object.assign(sceneOf(space, id), { title }),
    );
  }

  /** Deletes a scene, and its files when nothing else uses them. */
  remove(actor: SpaceActor, spaceId: number, id: number): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-delete', async (space) => {
      const scene = sceneOf(space, id);
      await this.discard(space, scene);
      return null;
    });
  }

  /** Removes a scene with its image; called inside a unit of work. */
  async discard(space: TouredSpace, scene: Scene): Promise<void> {
    await this.panoramas.remove(space, scene);
    await this.images.discard(scene.image.id, () => this.panoramas.isShown(scene.image.id));
  }

  /** Applies one change of the tour with its audit record, review and projection mark. */
  private change(
    actor: SpaceActor,
    spaceId: number,
    action: string,
    make: (space: TouredSpace) => SpacePanorama | null | Promise<SpacePanorama | null>,
  ): Promise<TourChange> {
    return this.unit.run(async () => {
      assertMayWrite(actor);
      const space = editable(actor, await this.spaces.locked(spaceId));
      const [before, was] = [titlesOf(space), orderOf(space)];
      const panorama = await make(space);
      arrangeTour(scenesOf(space));
      await this.photos.save();
      const after = titlesOf(space);
      if (was === orderOf(space)) return { space, panorama };
      await this.audit.record(
        actor,
        action,
        { type: 'space', id: space.id },
        { panoramas: before },
        { panoramas: after, ...viaLink(relationTo(actor, space)) },
      );
      await this.reviews.note(actor, space, [{ field: 'panoramas', before, after }]);
      this.marks.mark(spaceSource, [space.id]);
      await this.photos.touch(space, this.clock.now());
      return { space, panorama };
    });
  }
}

function assertRoom(space: TouredSpace): void {
  if (space.panoramas.length >= LIMITS.panoramas) throw panoramaLimit();
}

function sceneOf(space: TouredSpace, id: number): Scene {
  const scene = space.panoramas.getItems().find((each) => each.id === id);
  if (!scene) throw spaceNotFound();
  return scene;
}

const afterLast = (space: TouredSpace): number =>
  Math.max(-1, ...space.panoramas.getItems().map(({ orderNumber }) => orderNumber)) + 1;
const scenesOf = (space: TouredSpace): Scene[] => inTourOrder(space.panoramas.getItems());
/** Comparable form of the tour: ids and titles in order. */
const orderOf = (space: TouredSpace): string =>
  JSON.stringify(scenesOf(space).map(({ id, title }) => [id, title]));
/** Titles for the audit trail; `#id` for a scene without a title. */
const titlesOf = (space: TouredSpace): string[] => scenesOf(space).map(({ id, title }) => title || `#${id}`);
