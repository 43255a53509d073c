import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { BlockedSlot } from '../availability/index.ts';
import type { BusySpan } from './calendar-contents.ts';

/** Time closed by foreign calendars, as the table keeps it. */
@Injectable()
export class ImportedBlockRepository {
  constructor(private readonly em: EntityManager) {}

  ofFeed(feedId: number): Promise<BlockedSlot[]> {
    return this.em.find(BlockedSlot, { feedId }, { disableIdentityMap: true });
  }

  async add(spaceId: number, feedId: number, spans: readonly BusySpan[]): Promise<void> {
    if (spans.length === 0) return;
    await this.em.insertMany(
      BlockedSlot,
      spans.map((span) => ({ space: spaceId, feedId, feedKey: span.key, reason: '', ...valuesOf(span) })),
    );
  }

  async change(id: number, span: BusySpan): Promise<void> {
    await this.em.nativeUpdate(BlockedSlot, { id }, valuesOf(span));
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.em.nativeDelete(BlockedSlot, { id: { $in: [...ids] } });
  }
}

/** A block as a span of a calendar tells it; its summary may name people and is private. */
export const valuesOf = ({
  start,
  end,
  summary,
}: BusySpan): Pick<BlockedSlot, 'startsAt' | 'endsAt' | 'privateReason'> => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
  privateReason: summary,
});
