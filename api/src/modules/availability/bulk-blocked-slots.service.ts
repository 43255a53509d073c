import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SpaceAccessService, type FullSpace } from '../spaces/index.ts';
import { availabilityNotFound, spacesReserved } from './availability.errors.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { BlockedSlot } from './blocked-slot.entity.ts';
import { toBlockAuditValues, toBlockColumns, type BlockValues } from './blocked-slots.service.ts';
import { ExpiredSlots } from './expired-slots.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

/** Spaces to block: the given ones, or all of a building. */
export type BulkBlockTarget = { readonly spaceIds: readonly number[] } | { readonly buildingId: number };
export type BlockGroup = {
  readonly blocks: readonly BlockedSlot[];
  readonly groupId: string;
  /** Ids of spaces left out because they are reserved. */
  readonly skipped: readonly number[];
};

/** Blocks of several spaces made together. */
@Injectable()
export class BulkBlockedSlotsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly repository: AvailabilityRepository,
    private readonly expiredSlots: ExpiredSlots,
    private readonly audit: AuditTrailService,
  ) {}

  /** @throws SLOT_RESERVED with `conflicts` when a space is reserved, unless these are skipped */
  create(
    actor: Actor,
    target: BulkBlockTarget,
    values: BlockValues,
    skipsReserved: boolean,
  ): Promise<BlockGroup> {
    return this.unit.run(async () => {
      const spaces = await this.loadSpaces(actor, target);
      await this.lock(spaces.map(({ id }) => id));
      return this.createGroup(actor, spaces, values, skipsReserved);
    });
  }

  /** Removes all blocks of a group. */
  remove(actor: Actor, groupId: string): Promise<void> {
    return this.unit.run(async () => {
      const spaceIds = (await this.repository.listBlocksByGroup(groupId)).map(({ space }) => space.id);
      if (spaceIds.length === 0) throw availabilityNotFound();
      await this.access.listManageable(actor, spaceIds);
      await this.availability.lockSchedules(spaceIds);
      await this.removeGroup(actor, groupId);
    });
  }

  /** Locks the spaces and ends expired requests. */
  async lock(spaceIds: readonly number[]): Promise<void> {
    const sharing = await this.availability.lockSchedules(spaceIds);
    await this.expiredSlots.expireRequests([...new Set([...sharing.values()].flat())]);
  }

  /** Requires `lock`. */
  async createGroup(
    actor: Actor,
    spaces: readonly FullSpace[],
    values: BlockValues,
    skipsReserved: boolean,
  ): Promise<BlockGroup> {
    const spaceIds = spaces.map(({ id }) => id);
    const skipped = await this.availability.listReservedSpaceIds(spaceIds, values.from, values.until);
    if (skipped.length > 0 && !skipsReserved) throw spacesReserved(skipped);
    const groupId = randomUUID();
    const blocks = spaces
      .filter(({ id }) => !skipped.includes(id))
      .map((space) => Object.assign(new BlockedSlot(), { space, groupId, ...toBlockColumns(values) }));
    await this.repository.saveAll(blocks);
    for (const block of blocks) await this.record(actor, 'blocked-slot.add', block);
    return { blocks, groupId, skipped };
  }

  /** Requires the schedule locks of the spaces. */
  async removeGroup(actor: Actor, groupId: string): Promise<void> {
    const blocks = await this.repository.listBlocksByGroup(groupId);
    for (const block of blocks) await this.record(actor, 'blocked-slot.delete', block);
    await this.repository.removeAll(blocks);
  }

  private loadSpaces(actor: Actor, target: BulkBlockTarget): Promise<FullSpace[]> {
    return 'spaceIds' in target
      ? this.access.listManageable(actor, target.spaceIds)
      : this.access.listManageableByBuilding(actor, target.buildingId);
  }

  private async record(
    actor: Actor,
    action: 'blocked-slot.add' | 'blocked-slot.delete',
    block: BlockedSlot,
  ): Promise<void> {
    const values = toBlockAuditValues(block);
    const [before, after] = action === 'blocked-slot.add' ? [{}, values] : [values, {}];
    await this.audit.record(actor, action, { type: 'space', id: block.space.id }, before, after);
  }
}
