import { Injectable } from '@nestjs/common';
import { LIMITS } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, fieldError } from '../../../platform/errors/index.ts';
import { ImageStoreService, type AcceptedImage } from '../../media/index.ts';
import { assertEditable } from '../editing/space-editable.ts';
import { SpaceMediaChangesService } from '../photos/space-media-changes.service.ts';
import { spaceNotFound } from '../space.errors.ts';
import { assertCanWrite, type SpaceActor } from '../space.policy.ts';
import { SpacePanorama } from '../space.entity.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';
import { renumberTour, sortTour } from '../space-panorama.tour.ts';
import { moveItem } from '../space-photo.gallery.ts';
import { SpacePhotoRepository } from '../photos/space-photo.repository.ts';
import { SpaceRepository, type SpaceWithPanoramas } from '../space.repository.ts';

type Scene = SpaceWithPanoramas['panoramas'][number];

/** A space after a change of its tour, with the changed scene; null when it was deleted. */
export type TourChange = { readonly space: SpaceWithPanoramas; readonly panorama: SpacePanorama | null };

const panoramaLimitReached = (): DomainError =>
  new DomainError('forbidden', 'LIMIT_REACHED', {
    fields: { file: fieldError('panoramaLimit', { max: LIMITS.panoramas }) },
  });

/** The virtual tour of a space, included in every plan. Every change locks the space. */
@Injectable()
export class SpacePanoramaService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly spaces: SpaceRepository,
    private readonly panoramas: SpacePanoramaRepository,
    private readonly photos: SpacePhotoRepository,
    private readonly images: ImageStoreService,
    private readonly changes: SpaceMediaChangesService,
  ) {}

  /** Checks permissions and the limit of scenes before the upload is read. */
  async assertCanAdd(actor: SpaceActor, spaceId: number): Promise<void> {
    assertCanWrite(actor);
    assertBelowLimit(assertEditable(actor, await this.spaces.findById(spaceId)));
  }

  /** Appends an accepted image as the last scene. */
  async add(actor: SpaceActor, spaceId: number, accepted: AcceptedImage): Promise<TourChange> {
    try {
      return await this.change(actor, spaceId, 'space.panorama-add', async (space) => {
        assertBelowLimit(space);
        const panorama = Object.assign(new SpacePanorama(), {
          space,
          image: await this.images.register(accepted),
          orderNumber: getNextOrderNumber(space),
        });
        space.panoramas.add(panorama);
        return panorama;
      });
    } catch (error) {
      await this.images.abandon(accepted);
      throw error;
    }
  }

  /** @param position 0 is the start of the tour */
  move(actor: SpaceActor, spaceId: number, id: number, position: number): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-move', (space) => {
      const scene = getScene(space, id);
      renumberTour(moveItem(listScenes(space), scene, position));
      return scene;
    });
  }

  setTitle(actor: SpaceActor, spaceId: number, id: number, title: string): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-title', (space) =>
      Object.assign(getScene(space, id), { title }),
    );
  }

  /** Deletes a scene, and its files when nothing else uses them. */
  remove(actor: SpaceActor, spaceId: number, id: number): Promise<TourChange> {
    return this.change(actor, spaceId, 'space.panorama-delete', async (space) => {
      const scene = getScene(space, id);
      await this.discard(space, scene);
      return null;
    });
  }

  /** Removes a scene with its image; called inside a unit of work. */
  async discard(space: SpaceWithPanoramas, scene: Scene): Promise<void> {
    await this.panoramas.remove(space, scene);
    await this.images.discard(scene.image.id, () => this.panoramas.isImageUsed(scene.image.id));
  }

  /** Applies one change of the tour with its audit record, review and projection mark. */
  private change(
    actor: SpaceActor,
    spaceId: number,
    action: string,
    apply: (space: SpaceWithPanoramas) => SpacePanorama | null | Promise<SpacePanorama | null>,
  ): Promise<TourChange> {
    return this.unit.run(async () => {
      assertCanWrite(actor);
      const space = assertEditable(actor, await this.spaces.findForUpdate(spaceId));
      const [before, formerOrder] = [listTitles(space), serializeTour(space)];
      const panorama = await apply(space);
      renumberTour(listScenes(space));
      await this.photos.flush();
      const after = listTitles(space);
      if (formerOrder === serializeTour(space)) return { space, panorama };
      await this.changes.record(actor, space, {
        action,
        before: { panoramas: before },
        after: { panoramas: after },
        change: { field: 'panoramas', before, after },
      });
      return { space, panorama };
    });
  }
}

function assertBelowLimit(space: SpaceWithPanoramas): void {
  if (space.panoramas.length >= LIMITS.panoramas) throw panoramaLimitReached();
}

function getScene(space: SpaceWithPanoramas, id: number): Scene {
  const scene = space.panoramas.getItems().find((each) => each.id === id);
  if (!scene) throw spaceNotFound();
  return scene;
}

const getNextOrderNumber = (space: SpaceWithPanoramas): number =>
  Math.max(-1, ...space.panoramas.getItems().map(({ orderNumber }) => orderNumber)) + 1;
const listScenes = (space: SpaceWithPanoramas): Scene[] => sortTour(space.panoramas.getItems());
/** Comparable form of the tour: ids and titles in order. */
const serializeTour = (space: SpaceWithPanoramas): string =>
  JSON.stringify(listScenes(space).map(({ id, title }) => [id, title]));
/** Titles for the audit trail; `#id` for a scene without a title. */
const listTitles = (space: SpaceWithPanoramas): string[] =>
  listScenes(space).map(({ id, title }) => title || `#${id}`);
