import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Space } from './space.entity.ts';
import { spaceNotFound } from './space.errors.ts';
import { buildSpaceUrl } from './space.mapper.ts';
import {
  assertCanChange,
  assertCanView,
  assertCanWrite,
  assertPermitted,
  isPermitted,
} from './space.policy.ts';
import { SpaceRepository, type FullSpace, type SpaceWithLayouts } from './space.repository.ts';

/**
 * Access checks for other modules: data of a space (hours, bookings, messages) has the permissions of the
 * space.
 */
@Injectable()
export class SpaceAccessService {
  constructor(private readonly spaces: SpaceRepository) {}

  /** @throws NOTFOUND when the space does not exist or is not visible to the actor */
  async loadViewable(actor: Actor, spaceId: number): Promise<SpaceWithLayouts> {
    const space = await this.loadSpace(spaceId);
    assertCanView(actor, space);
    return space;
  }

  /**
   * For members of the owner's team with the permission and the operator.
   * @throws UNAUTHENTICATED without a session, NOTFOUND when not visible, FORBIDDEN otherwise
   */
  async loadPermitted(actor: Actor, spaceId: number, permission: MemberPermission): Promise<FullSpace> {
    assertCanWrite(actor);
    const space = await this.loadSpace(spaceId);
    assertPermitted(actor, space, permission);
    return space;
  }

  /** The same for changes of the space and of its schedule. */
  loadManageable(actor: Actor, spaceId: number): Promise<FullSpace> {
    return this.loadPermitted(actor, spaceId, 'write');
  }

  /**
   * Several spaces that the owner or the operator may change, by id.
   * @param isLocked whether to read them again, as the caller has locked them since
   * @throws UNAUTHENTICATED without a session, NOTFOUND when one is not visible, FORBIDDEN otherwise
   */
  async listManageable(actor: Actor, spaceIds: readonly number[], isLocked = false): Promise<FullSpace[]> {
    assertCanWrite(actor);
    const spaces = await this.spaces.findByIds(spaceIds, isLocked);
    if (spaces.length < new Set(spaceIds).size) throw spaceNotFound();
    for (const space of spaces) assertCanChange(actor, space);
    return spaces.sort((one, other) => one.id - other.id);
  }

  /** Whether all of the spaces are the customer's. */
  areOwned(customerId: number, spaceIds: readonly number[]): Promise<boolean> {
    return this.spaces.areOwned(customerId, spaceIds);
  }

  /** All spaces of a building without deleted ones; see `listManageable`. */
  async listManageableByBuilding(actor: Actor, buildingId: number): Promise<FullSpace[]> {
    assertCanWrite(actor);
    const all = await this.spaces.listAllByBuilding(buildingId);
    const spaces = all.filter(({ status }) => status !== 'DELETED');
    if (spaces.length === 0) throw spaceNotFound();
    for (const space of spaces) assertCanChange(actor, space);
    return spaces;
  }

  /** Those of the given spaces that are published, in the given order. */
  async listPublished(spaceIds: readonly number[]): Promise<SpaceWithLayouts[]> {
    return (await this.loadInOrder(spaceIds)).filter(({ status }) => status === 'PUBLISHED');
  }

  /** Ids of the published spaces at these paths below /prostor/, in the given order. */
  async listPublishedIdsByUrl(spaceUrls: readonly string[]): Promise<number[]> {
    const buildings = spaceUrls.map((url) => url.split('/')[0] ?? '');
    const idByUrl = new Map(
      (await this.spaces.listPublishedByBuildingSlugs(buildings)).map((space) => [
        buildSpaceUrl(space),
        space.id,
      ]),
    );
    return spaceUrls.flatMap((url) => idByUrl.get(url) ?? []);
  }

  /** Spaces that were ever public, whatever their status is now; their present contents may be private. */
  async listEverPublished(spaceIds: readonly number[]): Promise<FullSpace[]> {
    return (await this.loadInOrder(spaceIds)).filter((space) => space.publishedAt !== null);
  }

  /** Whether the actor is the operator or a member of the owner's team with the permission. */
  isPermitted(actor: Actor, space: FullSpace, permission: MemberPermission): boolean {
    return isPermitted(actor, space, permission);
  }

  /** Other spaces of the building, without deleted ones. */
  listNeighbours(space: FullSpace): Promise<Space[]> {
    return this.spaces.listNeighbours(space);
  }

  private async loadInOrder(spaceIds: readonly number[]): Promise<SpaceWithLayouts[]> {
    const spaceById = new Map((await this.spaces.findByIds(spaceIds)).map((space) => [space.id, space]));
    return spaceIds.flatMap((id) => spaceById.get(id) ?? []);
  }

  private async loadSpace(spaceId: number): Promise<SpaceWithLayouts> {
    const space = await this.spaces.findById(spaceId);
    if (!space) throw spaceNotFound();
    return space;
  }
}
