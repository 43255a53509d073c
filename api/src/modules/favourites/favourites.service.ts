import { Injectable } from '@nestjs/common';
import { FAVOURITES } from '@prostora/contracts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { ANONYMOUS, type Actor } from '../../platform/http/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import { FavouriteRepository } from './favourite.repository.ts';

/** Favourites of signed-in users. Anonymous favourites live in the browser and are merged after login. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly favourites: FavouriteRepository,
    private readonly spaces: SpaceAccess,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Latest first; includes spaces that are no longer published, so the list can show them as unavailable. */
  async list(actor: Actor): Promise<number[]> {
    return (await this.favourites.ofPerson(personOf(actor))).map(({ space_id: id }) => id);
  }

  /** Saves a published space; idempotent. */
  async add(actor: Actor, spaceId: number): Promise<void> {
    const userId = personOf(actor);
    await this.spaces.viewable(ANONYMOUS, spaceId);
    await this.unitOfWork.run(async () => {
      const kept = await this.favourites.lockedIds(userId);
      if (kept.has(spaceId)) return;
      if (kept.size >= FAVOURITES.most) throw new DomainError('conflict', 'FAVOURITES_FULL');
      await this.favourites.add(userId, [spaceId]);
    });
  }

  async remove(actor: Actor, spaceId: number): Promise<void> {
    await this.favourites.remove(personOf(actor), spaceId);
  }

  /** Merges favourites of the browser, latest first, up to the limit; returns the whole list. */
  async join(actor: Actor, spaceIds: readonly number[]): Promise<number[]> {
    const userId = personOf(actor);
    const published = await this.spaces.published([...new Set(spaceIds)]);
    await this.unitOfWork.run(async () => {
      const kept = await this.favourites.lockedIds(userId);
      const fresh = published.map(({ id }) => id).filter((id) => !kept.has(id));
      await this.favourites.add(userId, fresh.slice(0, Math.max(0, FAVOURITES.most - kept.size)));
    });
    return this.list(actor);
  }
}

function personOf({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}
