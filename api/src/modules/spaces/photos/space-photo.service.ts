import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ImageStoreService, type AcceptedImage } from '../../media/index.ts';
import { SubscriptionLimitsService, type SpaceLimits } from '../../subscriptions/index.ts';
import { spaceNotFound } from '../space.errors.ts';
import { assertCanWrite, type SpaceActor } from '../space.policy.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceImage } from '../space.entity.ts';
import { lastPhoto, photoLimitReached } from './space-photo.errors.ts';
import { assertEditable } from '../editing/space-editable.ts';
import { SpaceMediaChangesService } from './space-media-changes.service.ts';
import { renumberGallery, sortGallery, moveItem } from '../space-photo.gallery.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';

/** A space after a change of its gallery, with the changed photo; null when it was deleted. */
export type PhotoChange = { readonly space: SpaceWithPanoramas; readonly photo: SpaceImage | null };

/** The gallery of a space. Every change locks the space. */
@Injectable()
export class SpacePhotoService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStoreService,
    private readonly limits: SubscriptionLimitsService,
    private readonly changes: SpaceMediaChangesService,
  ) {}

  /** Checks permissions and the limit of photos before the upload is read. */
  async assertCanAdd(actor: SpaceActor, spaceId: number): Promise<void> {
    assertCanWrite(actor);
    await this.assertBelowLimit(assertEditable(actor, await this.spaces.findById(spaceId)));
  }

  /** Appends an accepted image; the first photo of a gallery becomes the top photo. */
  async add(actor: SpaceActor, spaceId: number, accepted: AcceptedImage): Promise<PhotoChange> {
    try {
      return await this.unit.run(async () => {
        const space = await this.loadForUpdate(actor, spaceId);
        const before = listPhotoIds(space);
        await this.assertBelowLimit(space);
        const image = await this.images.register(accepted, countProcessing(space));
        const orderNumber = getNextOrderNumber(space);
        const photo = Object.assign(new SpaceImage(), { space, image, orderNumber });
        space.images.add(photo);
        await this.saveOrder(actor, space, 'space.photo-add', before);
        return { space, photo };
      });
    } catch (error) {
      await this.images.abandon(accepted);
      throw error;
    }
  }

  /** @param position 0 is the top photo */
  move(actor: SpaceActor, spaceId: number, photoId: number, position: number): Promise<PhotoChange> {
    return this.unit.run(async () => {
      const space = await this.loadForUpdate(actor, spaceId);
      const before = listPhotoIds(space);
      const photo = getPhoto(space, photoId);
      renumberGallery(moveItem(listGallery(space), photo, position));
      await this.saveOrder(actor, space, 'space.photo-move', before);
      return { space, photo };
    });
  }

  /** Sets the alternative text. */
  describe(actor: SpaceActor, spaceId: number, photoId: number, alt: string): Promise<PhotoChange> {
    return this.unit.run(async () => {
      const space = await this.loadForUpdate(actor, spaceId);
      const photo = getPhoto(space, photoId);
      const [before, formerAlts] = [photo.alt, listAlts(space)];
      photo.alt = alt;
      const change = { field: 'images.alt', before: formerAlts, after: listAlts(space) };
      if (before !== alt)
        await this.changes.record(actor, space, {
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
    return this.unit.run(async () => {
      const space = await this.loadForUpdate(actor, spaceId);
      const before = listPhotoIds(space);
      const photo = getPhoto(space, photoId);
      if (
        isLastUsable(space, photo) &&
        isVisible(space) &&
        (await this.getLimits(space)).nrOfPhotosInSpace > 1
      )
        throw lastPhoto();
      await this.discard(space, photo);
      await this.saveOrder(actor, space, 'space.photo-delete', before);
      return { space, photo: null };
    });
  }

  /** Removes a photo with its image; called inside a unit of work. */
  async discard(space: SpaceWithPanoramas, photo: SpaceWithPanoramas['images'][number]): Promise<void> {
    await this.photos.remove(space, photo);
    await this.images.discard(photo.image.id, () => this.photos.isImageUsed(photo.image.id));
  }

  /** Renumbers and saves the gallery; a changed order of photos is recorded. */
  private async saveOrder(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    action: string,
    before: readonly number[],
  ): Promise<void> {
    renumberGallery(listGallery(space));
    await this.photos.flush();
    const after = listPhotoIds(space);
    if (before.join() === after.join()) return;
    const change = { field: 'images', before, after };
    await this.changes.record(actor, space, {
      action,
      before: { photos: before },
      after: { photos: after },
      change,
    });
  }

  private async loadForUpdate(actor: SpaceActor, spaceId: number): Promise<SpaceWithPanoramas> {
    assertCanWrite(actor);
    return assertEditable(actor, await this.spaces.findForUpdate(spaceId));
  }

  getLimits(space: SpaceWithPanoramas): Promise<SpaceLimits> {
    return this.limits.getSpaceLimits(space.building.customer.id);
  }

  private async assertBelowLimit(space: SpaceWithPanoramas): Promise<void> {
    const { nrOfPhotosInSpace } = await this.getLimits(space);
    if (space.images.length >= nrOfPhotosInSpace) throw photoLimitReached(nrOfPhotosInSpace);
  }
}

const isVisible = ({ status }: SpaceWithPanoramas): boolean =>
  status === 'PUBLISHED' || status === 'WAITING_FOR_APPROVAL';

function getPhoto(space: SpaceWithPanoramas, photoId: number): SpaceWithPanoramas['images'][number] {
  const photo = space.images.getItems().find(({ id }) => id === photoId);
  if (!photo) throw spaceNotFound();
  return photo;
}

const listGallery = (space: SpaceWithPanoramas): SpaceWithPanoramas['images'][number][] =>
  sortGallery(space.images.getItems());
const getNextOrderNumber = (space: SpaceWithPanoramas): number =>
  Math.max(-1, ...space.images.getItems().map(({ orderNumber }) => orderNumber)) + 1;
const countProcessing = (space: SpaceWithPanoramas): number =>
  space.images.getItems().filter(({ image }) => image.status === 'processing').length;
const listPhotoIds = (space: SpaceWithPanoramas): number[] => listGallery(space).map(({ id }) => id);
const listAlts = (space: SpaceWithPanoramas): string[] => listGallery(space).map(({ alt }) => alt);

/** Whether this is the only photo that has not failed processing. */
const isLastUsable = (space: SpaceWithPanoramas, photo: SpaceImage): boolean =>
  photo.image.status !== 'failed' &&
  !space.images.getItems().some((other) => other.id !== photo.id && other.image.status !== 'failed');
