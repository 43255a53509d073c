import { Injectable } from '@nestjs/common';
import { FAVOURITES } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { ANONYMOUS, type Actor } from '../../../platform/http/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import { FavouriteRepository } from './favourite.repository.ts';

/** Favourites of signed-in users. Anonymous favourites live in the browser and are merged after login. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly spaces: SpaceAccessService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Latest first; includes spaces that are no longer published, so the list can show them as unavailable. */
  async list(actor: Actor): Promise<number[]> {
    return (await this.favourites.listByUser(getUserId(actor))).map(({ space_id: id }) => id);
  }

  /** Saves a published space; idempotent. */
  async add(actor: Actor, spaceId: number): Promise<void> {
    const userId = getUserId(actor);
    await this.spaces.loadViewable(ANONYMOUS, spaceId);
    await this.unitOfWork.run(async () => {
      const favouriteIds = await this.favourites.lockIds(userId);
      if (favouriteIds.has(spaceId)) return;
      if (favouriteIds.size >= FAVOURITES.max) throw new DomainError('conflict', 'FAVOURITES_FULL');
      await this.favourites.create(userId, [spaceId]);
    });
  }

  async remove(actor: Actor, spaceId: number): Promise<void> {
    await this.favourites.remove(getUserId(actor), spaceId);
  }

  /** Merges favourites of the browser, latest first, up to the limit; returns the whole list. */
  async join(actor: Actor, spaceIds: readonly number[]): Promise<number[]> {
    const userId = getUserId(actor);
    const published = await this.spaces.listPublished([...new Set(spaceIds)]);
    await this.unitOfWork.run(async () => {
      const favouriteIds = await this.favourites.lockIds(userId);
      const newIds = published.map(({ id }) => id).filter((id) => !favouriteIds.has(id));
      await this.favourites.create(userId, newIds.slice(0, Math.max(0, FAVOURITES.max - favouriteIds.size)));
    });
    return this.list(actor);
  }
}

function getUserId({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}
