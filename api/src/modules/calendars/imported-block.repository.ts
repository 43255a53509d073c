import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { BlockedSlot } from '../availability/index.ts';
import type { BusySpan } from './calendar-contents.ts';

/** Blocked slots imported from foreign calendars. */
@Injectable()
export class ImportedBlockRepository {
  constructor(private readonly em: EntityManager) {}

  listByFeed(feedId: number): Promise<BlockedSlot[]> {
    return this.em.find(BlockedSlot, { feedId }, { disableIdentityMap: true });
  }

  async createAll(spaceId: number, feedId: number, spans: readonly BusySpan[]): Promise<void> {
    if (spans.length === 0) return;
    await this.em.insertMany(
      BlockedSlot,
      spans.map((span) => ({
        space: spaceId,
        feedId,
        feedKey: span.key,
        reason: '',
        ...toBlockValues(span),
      })),
    );
  }

  async update(id: number, span: BusySpan): Promise<void> {
    await this.em.nativeUpdate(BlockedSlot, { id }, toBlockValues(span));
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.em.nativeDelete(BlockedSlot, { id: { $in: [...ids] } });
  }
}

/** Column values of a span; its summary may contain names and is stored as the private reason. */
export const toBlockValues = ({
  start,
  end,
  summary,
}: BusySpan): Pick<BlockedSlot, 'startsAt' | 'endsAt' | 'privateReason'> => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
  privateReason: summary,
});
