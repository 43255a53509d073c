import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

export type OutboxBacklog = { waiting: number; oldestAt: Date | null };
/** A record referenced by a job. */
export type JobSubject = { type: string; id: number };

/** Outbox backlog, and records referenced by jobs. */
@Injectable()
export class QueueAdminRepository {
  constructor(private readonly em: EntityManager) {}

  /** Outbox events not relayed to a queue yet. */
  async loadOutboxBacklog(): Promise<OutboxBacklog> {
    const [row] = await this.em
      .getConnection()
      .execute<{ waiting: number; oldest: string | null }[]>(
        'select count(*)::int as waiting, min(created_at) as oldest from outbox_event where relayed_at is null',
      );
    return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest ? new Date(row.oldest) : null };
  }

  /** Spaces of images and calendar feeds, keyed by `<type> <id>`. */
  async findSpaceIds(subjects: readonly JobSubject[]): Promise<Map<string, number>> {
    const getIds = (type: string): number[] =>
      subjects
        .filter((subject) => subject.type === type && subject.id > 0 && subject.id <= 2_147_483_647)
        .map(({ id }) => id);
    const [images, feeds] = [getIds('image'), getIds('feed')];
    if (images.length + feeds.length === 0) return new Map();
    const rows = await this.em.getConnection().execute<{ name: string; space_id: number }[]>(
      `select 'image ' || image_id as name, min(space_id) as space_id from space_image
         where image_id = any(?::int[]) group by image_id union all select 'feed ' || id, space_id
         from calendar_feed where id = any(?::int[])`,
      [`{${images.join()}}`, `{${feeds.join()}}`],
    );
    return new Map(rows.map(({ name, space_id: spaceId }) => [name, spaceId]));
  }
}
