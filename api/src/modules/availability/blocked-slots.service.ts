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
export type VisibleBlock = { readonly block: BlockedSlot; readonly reason: string };

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
   * Blocks that overlap the span, including those of spaces that share floor area. The owner and the operator
   * read every reason of the space, others only public ones. Reasons of other spaces are withheld.
   */
  async listForSpace(actor: Actor, spaceId: number, { from, until }: Span): Promise<VisibleBlock[]> {
    const space = await this.access.loadViewable(actor, spaceId);
    const canReadReasons = this.access.canManage(actor, space);
    const blocks = await this.availability.listBlocks(
      await this.availability.listOverlappingSpaceIds(spaceId),
      from,
      until,
    );
    return blocks.map((block) => {
      if (block.space.id !== spaceId) return { block, reason: '' };
      return { block, reason: canReadReasons ? getHostReason(block) : block.reason };
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
        toAuditValues(block),
      );
      return { block, reason: getHostReason(block) };
    });
  }

  update(actor: Actor, id: number, values: BlockValues): Promise<VisibleBlock> {
    return this.unit.run(async () => {
      const block = await this.loadForUpdate(actor, id);
      const before = toAuditValues(block);
      await this.save(block, values);
      await this.audit.record(
        actor,
        'blocked-slot.save',
        { type: 'space', id: block.space.id },
        before,
        toAuditValues(block),
      );
      return { block, reason: getHostReason(block) };
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const block = await this.loadForUpdate(actor, id);
      await this.audit.record(
        actor,
        'blocked-slot.delete',
        { type: 'space', id: block.space.id },
        toAuditValues(block),
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
  private async save(
    block: BlockedSlot,
    { from, until, reason, isReasonPublic }: BlockValues,
  ): Promise<BlockedSlot> {
    await this.expiredSlots.expireRequests(await this.availability.listOverlappingSpaceIds(block.space.id));
    try {
      const reasons = isReasonPublic ? { reason, privateReason: '' } : { reason: '', privateReason: reason };
      return await this.repository.save(Object.assign(block, { startsAt: from, endsAt: until, ...reasons }));
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'SLOT_TAKEN' ? slotReserved() : error;
    }
  }
}

/** Leaves out the reason, because it may name people. */
const toAuditValues = ({ id, startsAt, endsAt }: BlockedSlot): Record<string, unknown> => ({
  block: id,
  from: startsAt,
  until: endsAt,
});
