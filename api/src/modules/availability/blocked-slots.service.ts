import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { translateDatabaseError } from '../../platform/errors/index.ts';
import type { Actor, Span } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import { importedBlock, termReserved } from './availability.errors.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { BlockedSlot, hostReason } from './blocked-slot.entity.ts';
import { LapsedTerms } from './lapsed-terms.ts';
import { ManagedTime } from './managed-time.service.ts';
import { SpaceTime } from './space-time.service.ts';

export type BlockValues = Span & { readonly reason: string; readonly isReasonPublic: boolean };
/** A block, with its reason as far as the actor may read it. */
export type ShownBlock = { readonly block: BlockedSlot; readonly reason: string };

/** Blocked time of spaces. */
@Injectable()
export class BlockedSlots {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
    private readonly managed: ManagedTime,
    private readonly kept: AvailabilityRepository,
    private readonly lapsed: LapsedTerms,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Blocks that overlap the span, including those of spaces that share floor area. The owner and the operator
   * read every reason of the space, others only public ones. Reasons of other spaces are withheld.
   */
  async of(actor: Actor, spaceId: number, { from, until }: Span): Promise<ShownBlock[]> {
    const space = await this.access.viewable(actor, spaceId);
    const knows = this.access.manages(actor, space);
    const blocks = await this.time.blocksOf(await this.time.sharing(spaceId), from, until);
    return blocks.map((block) => {
      if (block.space.id !== spaceId) return { block, reason: '' };
      return { block, reason: knows ? hostReason(block) : block.reason };
    });
  }

  add(actor: Actor, spaceId: number, values: BlockValues): Promise<ShownBlock> {
    return this.unit.run(async () => {
      await this.managed.hold(actor, spaceId);
      const block = await this.keep(
        Object.assign(new BlockedSlot(), { space: this.kept.spaceRef(spaceId) }),
        values,
      );
      await this.audit.record(actor, 'blocked-slot.add', { type: 'space', id: spaceId }, {}, told(block));
      return { block, reason: hostReason(block) };
    });
  }

  change(actor: Actor, id: number, values: BlockValues): Promise<ShownBlock> {
    return this.unit.run(async () => {
      const block = await this.own(actor, id);
      const before = told(block);
      await this.keep(block, values);
      await this.audit.record(
        actor,
        'blocked-slot.save',
        { type: 'space', id: block.space.id },
        before,
        told(block),
      );
      return { block, reason: hostReason(block) };
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const block = await this.own(actor, id);
      await this.audit.record(
        actor,
        'blocked-slot.delete',
        { type: 'space', id: block.space.id },
        told(block),
      );
      await this.kept.remove(block);
    });
  }

  private async own(actor: Actor, id: number): Promise<BlockedSlot> {
    const block = await this.managed.holdOf(actor, () => this.kept.block(id));
    if (block.feedId !== null) throw importedBlock();
    return block;
  }

  /**
   * An exclusion constraint rejects a block over a reservation of the space or of one that shares its floor
   * area. Expired requests are released first.
   */
  private async keep(
    block: BlockedSlot,
    { from, until, reason, isReasonPublic }: BlockValues,
  ): Promise<BlockedSlot> {
    await this.lapsed.endOf(await this.time.sharing(block.space.id));
    try {
      const reasons = isReasonPublic ? { reason, privateReason: '' } : { reason: '', privateReason: reason };
      return await this.kept.keep(Object.assign(block, { startsAt: from, endsAt: until, ...reasons }));
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'SLOT_TAKEN' ? termReserved() : error;
    }
  }
}

/** Leaves out the reason, because it may name people. */
const told = ({ id, startsAt, endsAt }: BlockedSlot): Record<string, unknown> => ({
  block: id,
  from: startsAt,
  until: endsAt,
});
