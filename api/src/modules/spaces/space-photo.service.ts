import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { RateLimiter, type Limit } from '../../platform/http/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { ImageStore, type AcceptedImage } from '../media/index.ts';
import { SubscriptionLimits, type SpaceLimits } from '../subscriptions/index.ts';
import { spaceNotFound } from './space.errors.ts';
import { spaceSource } from './space.sources.ts';
import { assertMayWrite, relationTo, viaLink, type SpaceActor } from './space.policy.ts';
import { SpaceRepository, type TouredSpace } from './space.repository.ts';
import { SpaceImage } from './space-image.entity.ts';
import { lastPhoto, photoLimitReached } from './space-photo.errors.ts';
import { editable, senderOf } from './space-editable.ts';
import { arrange, inGalleryOrder, withMoved } from './space-photo.gallery.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import { SpaceReviews } from './space-reviews.service.ts';
import type { FieldChange } from './space-review.entity.ts';

/** Enough to fill every space of the largest plan. */
export const UPLOADS: Limit = { name: 'photo-uploads', points: 300, seconds: 3600, shared: true };

/** A space after a change of its gallery, with the changed photo; null when it was deleted. */
export type PhotoChange = { readonly space: TouredSpace; readonly photo: SpaceImage | null };

type Deed = {
  action: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  change: FieldChange;
};

/** The gallery of a space. Every change locks the space. */
@Injectable()
export class SpacePhotos {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStore,
    private readonly limits: SubscriptionLimits,
    private readonly limiter: RateLimiter,
    private readonly reviews: SpaceReviews,
    private readonly marks: ProjectionMarks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Checks permissions and the limit of photos before the upload is read. */
  async assertMayAdd(actor: SpaceActor, spaceId: number): Promise<void> {
    assertMayWrite(actor);
    await this.assertRoom(editable(actor, await this.spaces.byId(spaceId)));
  }

  /** Reads and validates the upload; the caller has to add or abandon the accepted image. */
  async receive(actor: SpaceActor, upload: AsyncIterable<Uint8Array>): Promise<AcceptedImage> {
    assertMayWrite(actor);
    const sender = senderOf(actor);
    await this.limiter.consume(UPLOADS, sender);
    return this.images.receive(upload, sender);
  }

  /** Appends an accepted image; the first photo of a gallery becomes the top photo. */
  async add(actor: SpaceActor, spaceId: number, accepted: AcceptedImage): Promise<PhotoChange> {
    try {
      return await this.change(
        actor,
        spaceId,
        async (space) => {
          await this.assertRoom(space);
          const image = await this.images.registerUpload(accepted, countProcessing(space));
          const photo = Object.assign(new SpaceImage(), { space, image, orderNumber: afterLast(space) });
          space.images.add(photo);
          return photo;
        },
        'space.photo-add',
      );
    } catch (error) {
      await this.abandon(accepted);
      throw error;
    }
  }

  /** Deletes the files of an accepted image that is not added. */
  abandon(accepted: AcceptedImage): Promise<void> {
    return this.images.abandon(accepted);
  }

  /** @param position 0 is the top photo */
  move(actor: SpaceActor, spaceId: number, photoId: number, position: number): Promise<PhotoChange> {
    return this.change(
      actor,
      spaceId,
      (space) => {
        const photo = photoOf(space, photoId);
        arrange(withMoved(galleryOf(space), photo, position));
        return photo;
      },
      'space.photo-move',
    );
  }

  /** Sets the alternative text. */
  describe(actor: SpaceActor, spaceId: number, photoId: number, alt: string): Promise<PhotoChange> {
    return this.unit.run(async () => {
      const space = await this.locked(actor, spaceId);
      const photo = photoOf(space, photoId);
      const [before, formerly] = [photo.alt, altsOf(space)];
      photo.alt = alt;
      const change = { field: 'images.alt', before: formerly, after: altsOf(space) };
      if (before !== alt)
        await this.finish(actor, space, {
          action: 'space.photo-describe',
          before: { photo: photoId, alt: before },
          after: { alt },
          change,
        });
      return { space, photo };
    });
  }

  /**
   * Deletes a photo, and its files when nothing else uses them. A published or waiting space keeps its last
   * photo, unless the plan allows only one, which could not be replaced otherwise.
   */
  remove(actor: SpaceActor, spaceId: number, photoId: number): Promise<PhotoChange> {
    return this.change(
      actor,
      spaceId,
      async (space) => {
        const photo = photoOf(space, photoId);
        if (
          isLastUsable(space, photo) &&
          isShown(space) &&
          (await this.limitsOf(space)).nrOfPhotosInSpace > 1
        )
          throw lastPhoto();
        await this.photos.remove(space, photo);
        await this.images.discard(photo.image.id, () => this.photos.isShown(photo.image.id));
        return null;
      },
      'space.photo-delete',
    );
  }

  /** Applies one change of the gallery's order with its audit record, review and projection mark. */
  private change(
    actor: SpaceActor,
    spaceId: number,
    make: (space: TouredSpace) => SpaceImage | null | Promise<SpaceImage | null>,
    action: string,
  ): Promise<PhotoChange> {
    return this.unit.run(async () => {
      const space = await this.locked(actor, spaceId);
      const before = idsOf(space);
      const photo = await make(space);
      arrange(galleryOf(space));
      await this.photos.save();
      const after = idsOf(space);
      if (before.join() !== after.join())
        await this.finish(actor, space, {
          action,
          before: { photos: before },
          after: { photos: after },
          change: { field: 'images', before, after },
        });
      return { space, photo };
    });
  }

  private async finish(
    actor: SpaceActor,
    space: TouredSpace,
    { action, before, after, change }: Deed,
  ): Promise<void> {
    await this.audit.record(actor, action, { type: 'space', id: space.id }, before, {
      ...after,
      ...viaLink(relationTo(actor, space)),
    });
    await this.reviews.note(actor, space, [change]);
    this.marks.mark(spaceSource, [space.id]);
    await this.photos.touch(space, this.clock.now());
  }

  private async locked(actor: SpaceActor, spaceId: number): Promise<TouredSpace> {
    assertMayWrite(actor);
    return editable(actor, await this.spaces.locked(spaceId));
  }

  limitsOf(space: TouredSpace): Promise<SpaceLimits> {
    return this.limits.of(space.building.customer.id);
  }

  private async assertRoom(space: TouredSpace): Promise<void> {
    const { nrOfPhotosInSpace } = await this.limitsOf(space);
    if (space.images.length >= nrOfPhotosInSpace) throw photoLimitReached(nrOfPhotosInSpace);
  }
}

const isShown = ({ status }: TouredSpace): boolean =>
  status === 'PUBLISHED' || status === 'WAITING_FOR_APPROVAL';

function photoOf(space: TouredSpace, photoId: number): TouredSpace['images'][number] {
  const photo = space.images.getItems().find(({ id }) => id === photoId);
  if (!photo) throw spaceNotFound();
  return photo;
}

const galleryOf = (space: TouredSpace): TouredSpace['images'][number][] =>
  inGalleryOrder(space.images.getItems());
const afterLast = (space: TouredSpace): number =>
  Math.max(-1, ...space.images.getItems().map(({ orderNumber }) => orderNumber)) + 1;
const countProcessing = (space: TouredSpace): number =>
  space.images.getItems().filter(({ image }) => image.status === 'processing').length;
const idsOf = (space: TouredSpace): number[] => galleryOf(space).map(({ id }) => id);
const altsOf = (space: TouredSpace): string[] => galleryOf(space).map(({ alt }) => alt);

/** Whether this is the only photo that has not failed processing. */
const isLastUsable = (space: TouredSpace, photo: SpaceImage): boolean =>
  photo.image.status !== 'failed' &&
  !space.images.getItems().some((other) => other.id !== photo.id && other.image.status !== 'failed');
