import { Injectable } from '@nestjs/common';
import type { BlockedSlot } from '../availability/index.ts';
import type { BusySpan, CalendarContents } from './calendar-contents.ts';
import { ImportedBlockRepository, toBlockValues } from './imported-block.repository.ts';

/** Synchronizes the blocked slots of a feed with its spans by a minimal diff; idempotent. */
@Injectable()
export class ImportedBlocksService {
  constructor(private readonly blocks: ImportedBlockRepository) {}

  /**
   * An event whose time can no longer be read keeps the time that it blocked before. Requires a unit of work that
   * holds the schedule lock of the space.
   */
  async replace(
    spaceId: number,
    feedId: number,
    { spans, problems }: Pick<CalendarContents, 'spans' | 'problems'>,
  ): Promise<void> {
    const unread = new Set(
      problems.filter(({ reason }) => reason === 'time').map(({ eventKey }) => eventKey),
    );
    const existing = new Map(
      (await this.blocks.listByFeed(feedId)).map((block) => [block.feedKey ?? '', block]),
    );
    const wanted = new Set(spans.map(({ key }) => key));
    await this.blocks.remove(
      [...existing.values()]
        .filter(({ feedKey }) => !wanted.has(feedKey ?? '') && !unread.has(getEventKey(feedKey ?? '')))
        .map(({ id }) => id),
    );
    await this.blocks.createAll(
      spaceId,
      feedId,
      spans.filter(({ key }) => !existing.has(key)),
    );
    for (const span of spans) {
      const block = existing.get(span.key);
      if (block && hasChanged(block, span)) await this.blocks.update(block.id, span);
    }
  }
}

/** The part of a key before the time of the occurrence. */
const getEventKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('|')));

function hasChanged(block: BlockedSlot, span: BusySpan): boolean {
  const { startsAt, endsAt, privateReason } = toBlockValues(span);
  return (
    block.startsAt.getTime() !== startsAt.getTime() ||
    block.endsAt.getTime() !== endsAt.getTime() ||
    block.privateReason !== privateReason
  );
}
