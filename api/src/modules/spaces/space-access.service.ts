import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { Space } from './space.entity.ts';
import { spaceNotFound } from './space.errors.ts';
import { urlOf } from './space.mapper.ts';
import { assertMayChange, assertMayView, assertMayWrite, relationTo } from './space.policy.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

/**
 * Access checks for other modules: data of a space (hours, bookings, messages) has the permissions of the
 * space.
 */
@Injectable()
export class SpaceAccess {
  constructor(private readonly spaces: SpaceRepository) {}

  /** @throws NOTFOUND when the space does not exist or is not visible to the actor */
  async viewable(actor: Actor, spaceId: number): Promise<FullSpace> {
    const space = await this.found(spaceId);
    assertMayView(actor, space);
    return space;
  }

  /**
   * For the owner and the operator.
   * @throws UNAUTHENTICATED without a session, NOTFOUND when not visible, FORBIDDEN otherwise
   */
  async manageable(actor: Actor, spaceId: number): Promise<FullSpace> {
    assertMayWrite(actor);
    const space = await this.found(spaceId);
    assertMayChange(actor, space);
    return space;
  }

  /** Those of the given spaces that are published, in the given order. */
  async published(spaceIds: readonly number[]): Promise<FullSpace[]> {
    return (await this.inOrder(spaceIds)).filter(({ status }) => status === 'PUBLISHED');
  }

  /** Ids of the published spaces at these paths below /prostor/, in the given order. */
  async publishedAt(addresses: readonly string[]): Promise<number[]> {
    const buildings = addresses.map((address) => address.split('/')[0] ?? '');
    const idByUrl = new Map(
      (await this.spaces.publishedInSlugs(buildings)).map((space) => [urlOf(space), space.id]),
    );
    return addresses.flatMap((address) => idByUrl.get(address) ?? []);
  }

  /** Spaces that were ever public, whatever their status is now; their present contents may be private. */
  async everPublished(spaceIds: readonly number[]): Promise<FullSpace[]> {
    return (await this.inOrder(spaceIds)).filter((space) => space.publishedAt !== null);
  }

  /** Whether the actor is the owner or the operator. */
  manages(actor: Actor, space: FullSpace): boolean {
    const { isOwner, isOperator } = relationTo(actor, space);
    return isOwner || isOperator;
  }

  /** Other spaces of the building, without deleted ones. */
  neighbours(space: FullSpace): Promise<Space[]> {
    return this.spaces.neighboursOf(space);
  }

  private async inOrder(spaceIds: readonly number[]): Promise<FullSpace[]> {
    const spaceById = new Map((await this.spaces.byIds(spaceIds)).map((space) => [space.id, space]));
    return spaceIds.flatMap((id) => spaceById.get(id) ?? []);
  }

  private async found(spaceId: number): Promise<FullSpace> {
    const space = await this.spaces.byId(spaceId);
    if (!space) throw spaceNotFound();
    return space;
  }
}
