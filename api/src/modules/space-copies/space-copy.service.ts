import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import {
  ScheduleCopyService,
  SpaceAvailabilityService,
  type CopyCount,
  type CopyMode,
} from '../availability/index.ts';
import { PriceListCopyService } from '../pricing/price-lists/index.ts';
import { SpaceContentCopyService, type CopiedContent } from '../spaces/copying/index.ts';
import { SpaceAccessService, type FullSpace } from '../spaces/index.ts';

export type CopiedPart = 'hours' | 'settings' | 'price_list' | CopiedContent;
export type SpaceCopy = {
  readonly spaceIds: readonly number[];
  readonly what: readonly CopiedPart[];
  readonly mode: CopyMode;
};
export type SpaceCopyResult = CopyCount & { readonly spaceId: number };

/** Carries the results of a trial out of its unit of work, which it rolls back. */
class TrialDone extends Error {
  constructor(readonly results: SpaceCopyResult[]) {
    super('the trial of a copy is rolled back');
  }
}

/** Copies settings of a space to others of its owner. Reservations stay. */
@Injectable()
export class SpaceCopyService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly schedules: ScheduleCopyService,
    private readonly priceLists: PriceListCopyService,
    private readonly contents: SpaceContentCopyService,
  ) {}

  /** To all spaces or to none. */
  copy(actor: Actor, sourceId: number, copy: SpaceCopy): Promise<SpaceCopyResult[]> {
    return this.unit.run(() => this.copyTo(actor, sourceId, copy));
  }

  /** Results of `copy` without its changes. */
  async tryCopy(actor: Actor, sourceId: number, copy: SpaceCopy): Promise<SpaceCopyResult[]> {
    try {
      return await this.unit.run(async () => {
        throw new TrialDone(await this.copyTo(actor, sourceId, copy));
      });
    } catch (error) {
      if (error instanceof TrialDone) return error.results;
      throw error;
    }
  }

  /**
   * A draft in the same building with the given parts, without photographs.
   * @throws LIMIT_REACHED beyond the limit of the plan
   */
  duplicate(
    actor: Actor,
    sourceId: number,
    { name, what }: { name: string; what: readonly CopiedPart[] },
  ): Promise<FullSpace> {
    return this.unit.run(async () => {
      await this.access.loadManageable(actor, sourceId);
      const space = await this.contents.duplicate(actor, sourceId, name);
      await this.copyTo(actor, sourceId, { spaceIds: [space.id], what, mode: 'replace' });
      return space;
    });
  }

  private async copyTo(
    actor: Actor,
    sourceId: number,
    { spaceIds, what, mode }: SpaceCopy,
  ): Promise<SpaceCopyResult[]> {
    const source = await this.access.loadManageable(actor, sourceId);
    const ids = [sourceId, ...spaceIds];
    await this.access.listManageable(actor, ids);
    await this.availability.lockSchedules(ids);
    // Refreshes the source as well: another copy or save may have changed them before they were locked.
    const spaces = await this.access.listManageable(actor, ids, true);
    const targets = spaces.filter(({ id }) => spaceIds.includes(id));
    const customerId = source.building.customer.id;
    const isOther = ({ id, building }: FullSpace): boolean =>
      id !== sourceId && building.customer.id === customerId;
    if (!targets.every(isOther)) throw createFieldError('space_ids', fieldError('choice'));
    const lists = what.includes('price_list')
      ? await this.priceLists.copyToSpaces(actor, { customerId, sourceId }, spaceIds, mode)
      : new Map<number, CopyCount>();
    const results: SpaceCopyResult[] = [];
    for (const target of targets) {
      const counts = [lists.get(target.id) ?? NOTHING];
      for (const part of what) counts.push(await this.copyPart(actor, source, target, part, mode));
      results.push({
        spaceId: target.id,
        added: counts.reduce((sum, { added }) => sum + added, 0),
        removed: counts.reduce((sum, { removed }) => sum + removed, 0),
      });
    }
    return results;
  }

  private copyPart(
    actor: Actor,
    source: FullSpace,
    target: FullSpace,
    part: CopiedPart,
    mode: CopyMode,
  ): Promise<CopyCount> {
    switch (part) {
      case 'hours':
        return this.schedules.copyRules(actor, source.id, target.id, mode);
      case 'settings':
        return this.schedules.copySettings(actor, source.id, target.id, mode);
      case 'price_list':
        return Promise.resolve(NOTHING);
      default:
        return this.contents.copy(actor, source, target, part, mode === 'add');
    }
  }
}

const NOTHING: CopyCount = { added: 0, removed: 0 };
