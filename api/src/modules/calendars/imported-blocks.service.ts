import { Injectable } from '@nestjs/common';
import type { BlockedSlot } from '../availability/index.ts';
import type { BusySpan } from './calendar-contents.ts';
import { ImportedBlockRepository, valuesOf } from './imported-block.repository.ts';

/** Synchronizes the blocked slots of a feed with its spans by a minimal diff; idempotent. */
@Injectable()
export class ImportedBlocks {
  constructor(private readonly blocks: ImportedBlockRepository) {}

  /** Requires a unit of work that holds the schedule lock of the space. */
  async replace(spaceId: number, feedId: number, spans: readonly BusySpan[]): Promise<void> {
    const kept = new Map((await this.blocks.ofFeed(feedId)).map((block) => [block.feedKey ?? '', block]));
    const wanted = new Set(spans.map(({ key }) => key));
    await this.blocks.remove(
      [...kept.values()].filter(({ feedKey }) => !wanted.has(feedKey ?? '')).map(({ id }) => id),
    );
    await this.blocks.add(
      spaceId,
      feedId,
      spans.filter(({ key }) => !kept.has(key)),
    );
    for (const span of spans) {
      const block = kept.get(span.key);
      if (block && isOther(block, span)) await this.blocks.change(block.id, span);
    }
  }
}

function isOther(block: BlockedSlot, span: BusySpan): boolean {
  const { startsAt, endsAt, privateReason } = valuesOf(span);
  return (
    block.startsAt.getTime() !== startsAt.getTime() ||
    block.endsAt.getTime() !== endsAt.getTime() ||
    block.privateReason !== privateReason
  );
}
