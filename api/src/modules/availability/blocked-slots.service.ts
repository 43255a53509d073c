import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { translateDatabaseError } from '../../platform/errors/index.ts';
import type { Actor, Span } from '../../platform/http/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SpaceAccessService } from '../spaces/index.ts';
import { blockIsImported, slotReserved } from './availability.errors.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { BlockedSlot, getHostReason } from './blocked-slot.entity.ts';
import { ExpiredSlots } from './expired-slots.ts';
import { ScheduleLockService } from './schedule-lock.service.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';

export type BlockValues = Span & { readonly reason: string; readonly isReasonPublic: boolean };
/** A block, with its reason as far as the actor may read it. */
export type VisibleBlock = {
  readonly block: BlockedSlot;
  readonly reason: string;
  readonly groupId: string | null;
};

/** Blocked time of spaces. */
@Injectable()
export class BlockedSlotsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly scheduleLock: ScheduleLockService,
    private readonly repository: AvailabilityRepository,
    private readonly expiredSlots: ExpiredSlots,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Blocks that overlap the span, including those of spaces that share floor area. Members of the owner's team
   * and the operator read every reason of the space, others only public ones. Reasons of other spaces are withheld.
   */
  async listForSpace(actor: Actor, spaceId: number, { from, until }: Span): Promise<VisibleBlock[]> {
    const space = await this.access.loadViewable(actor, spaceId);
    const canReadReasons = this.access.isPermitted(actor, space, 'view');
    const blocks = await this.availability.listBlocks(
      await this.availability.listOverlappingSpaceIds(spaceId),
      from,
      until,
    );
    return blocks.map((block) => {
      if (block.space.id !== spaceId) return { block, reason: '', groupId: null };
      return canReadReasons ? toHostBlock(block) : { block, reason: block.reason, groupId: null };
    });
  }

  create(actor: Actor, spaceId: number, values: BlockValues): Promise<VisibleBlock> {
    return this.unit.run(async () => {
      await this.scheduleLock.acquire(actor, spaceId);
      const block = await this.save(
        Object.assign(new BlockedSlot(), { space: this.repository.getSpaceReference(spaceId) }),
        values,
      );
      await this.audit.record(
        actor,
        'blocked-slot.add',
        { type: 'space', id: spaceId },
        {},
        toBlockAuditValues(block),
      );
      return toHostBlock(block);
    });
  }

  update(actor: Actor, id: number, values: BlockValues): Promise<VisibleBlock> {
    return this.unit.run(async () => {
      const block = await this.loadForUpdate(actor, id);
      const before = toBlockAuditValues(block);
      await this.save(block, values);
      await this.audit.record(
        actor,
        'blocked-slot.save',
        { type: 'space', id: block.space.id },
        before,
        toBlockAuditValues(block),
      );
      return toHostBlock(block);
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const block = await this.loadForUpdate(actor, id);
      await this.audit.record(
        actor,
        'blocked-slot.delete',
        { type: 'space', id: block.space.id },
        toBlockAuditValues(block),
      );
      await this.repository.remove(block);
    });
  }

  private async loadForUpdate(actor: Actor, id: number): Promise<BlockedSlot> {
    const block = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findBlock(id));
    if (block.feedId !== null) throw blockIsImported();
    return block;
  }

  /**
   * An exclusion constraint rejects a block over a reservation of the space or of one that shares its floor
   * area. Expired requests are released first.
   */
  private async save(block: BlockedSlot, values: BlockValues): Promise<BlockedSlot> {
    await this.expiredSlots.expireRequests(await this.availability.listOverlappingSpaceIds(block.space.id));
    try {
      return await this.repository.save(Object.assign(block, toBlockColumns(values)));
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'SLOT_TAKEN' ? slotReserved() : error;
    }
  }
}

/** The reason is either public or private. */
export const toBlockColumns = ({
  from,
  until,
  reason,
  isReasonPublic,
}: BlockValues): Pick<BlockedSlot, 'startsAt' | 'endsAt' | 'reason' | 'privateReason'> => ({
  startsAt: from,
  endsAt: until,
  reason: isReasonPublic ? reason : '',
  privateReason: isReasonPublic ? '' : reason,
});

const toHostBlock = (block: BlockedSlot): VisibleBlock => ({
  block,
  reason: getHostReason(block),
  groupId: block.groupId,
});

/** Leaves out the reason, because it may name people. */
export const toBlockAuditValues = ({ id, startsAt, endsAt }: BlockedSlot): Record<string, unknown> => ({
  block: id,
  from: startsAt,
  until: endsAt,
});
