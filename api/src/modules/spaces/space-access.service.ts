import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { Space } from './space.entity.ts';
import { spaceNotFound } from './space.errors.ts';
import { urlOf } from './space.mapper.ts';
import { assertMayChange, assertMayView, assertMayWrite, relationTo } from './space.policy.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

/** What other modules keep of a space (its hours, bookings, messages) is seen and changed by the same people as the space itself. */
@Injectable()
export class SpaceAccess {
  constructor(private readonly spaces: SpaceRepository) {}

  /** The space, for whoever may see it; NOTFOUND where there is nothing for the actor to know about. */
  async viewable(actor: Actor, spaceId: number): Promise<FullSpace> {
    const space = await this.found(spaceId);
    assertMayView(actor, space);
    return space;
  }

  /** The space, for its owner and the operator; others are asked to sign in, or refused as by a change of the space. */
  async manageable(actor: Actor, spaceId: number): Promise<FullSpace> {
    assertMayWrite(actor);
    const space = await this.found(spaceId);
    assertMayChange(actor, space);
    return space;
  }

  /** Those of the spaces that are published, in the order asked for. */
  async published(spaceIds: readonly number[]): Promise<FullSpace[]> {
    return (await this.inOrder(spaceIds)).filter(({ status }) => status === 'PUBLISHED');
  }

  /** Ids of the published spaces of these addresses below /prostor/, in the order asked for. */
  async publishedAt(addresses: readonly string[]): Promise<number[]> {
    const buildings = addresses.map((address) => address.split('/')[0] ?? '');
    const found = new Map(
      (await this.spaces.publishedInSlugs(buildings)).map((space) => [urlOf(space), space.id]),
    );
    return addresses.flatMap((address) => found.get(address) ?? []);
  }

  /** Those of the spaces everybody could see once; what they say may be seen no more. */
  async everPublished(spaceIds: readonly number[]): Promise<FullSpace[]> {
    return (await this.inOrder(spaceIds)).filter(({ publishedAt }) => publishedAt !== null);
  }

  /** Whether the actor may manage a space they see: its owner and the operator may. */
  manages(actor: Actor, space: FullSpace): boolean {
    const { isOwner, isOperator } = relationTo(actor, space);
    return isOwner || isOperator;
  }

  /** The other spaces of the building, without deleted ones. */
  neighbours(space: FullSpace): Promise<Space[]> {
    return this.spaces.neighboursOf(space);
  }

  private async inOrder(spaceIds: readonly number[]): Promise<FullSpace[]> {
    const found = new Map((await this.spaces.byIds(spaceIds)).map((space) => [space.id, space]));
    return spaceIds.flatMap((id) => found.get(id) ?? []);
  }

  private async found(spaceId: number): Promise<FullSpace> {
    const space = await this.spaces.byId(spaceId);
    if (!space) throw spaceNotFound();
    return space;
  }
}
