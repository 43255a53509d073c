import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  matchWords,
  parseTimestamp,
  parseTimestampOrNull,
  toArrayLiteral,
  type SqlCondition,
} from '../../../platform/database/index.ts';
import type { ConversationSide, MessageKind } from '../conversation.entity.ts';

export type ConversationFilter = {
  readonly customerId: number;
  /** The visible ones. */
  readonly ids: readonly number[];
  /** Who reads. */
  readonly userId: number;
  readonly isWaiting: boolean;
  readonly isUnread: boolean;
  readonly search: string | null;
};
/** A conversation in a list, with its last message or note. */
export type ConversationRow = {
  readonly id: number;
  readonly guestName: string;
  readonly waitingSince: Date | null;
  readonly handledAt: Date | null;
  readonly lastMessageAt: Date;
  readonly isUnread: boolean;
  readonly last: {
    readonly side: ConversationSide;
    readonly kind: Exclude<MessageKind, 'event'>;
    readonly body: string;
  };
};
type RawRow = {
  id: number;
  guestName: string;
  waitingSince: string | null;
  handledAt: string | null;
  lastMessageAt: string;
  isUnread: boolean;
  last: ConversationRow['last'];
  total: number;
};

const EXCERPT = 300;

/** Messages of the guest that the member has not seen; earlier than the membership they count as seen. */
const UNREAD = `exists (select from message n where n.conversation_id = c.id and n.side = 'guest' and n.kind = 'message'
  and n.id > coalesce(mine.last_read_id, 0) and n.created_at >= coalesce(member.since, '-infinity'))`;

/** With the parts of the reader and of the guest; the parameters are the reader, twice. */
const CONVERSATIONS = `conversation c
  left join participant mine on mine.conversation_id = c.id and mine.user_id = ?
  left join participant guest on guest.conversation_id = c.id and guest.side = 'guest'
  left join member on member.customer_id = c.customer_id and member.user_id = ?`;

@Injectable()
export class ConversationListRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those that wait first, the longest waiting one at the top; then the latest. */
  async listPage(
    filter: ConversationFilter,
    page: { limit: number; offset: number },
  ): Promise<{ rows: ConversationRow[]; total: number }> {
    const { sql, params } = toCondition(filter);
    const rows = await this.em.execute<RawRow[]>(
      `select c.id, coalesce(guest.name, '') as "guestName", c.waiting_since as "waitingSince", c.handled_at as "handledAt",
         c.last_message_at as "lastMessageAt", ${UNREAD} as "isUnread",
         jsonb_build_object('side', m.side, 'kind', m.kind, 'body', left(m.body, ${EXCERPT})) as last,
         count(*) over ()::int as total
       from ${CONVERSATIONS}
       cross join lateral (select side, kind, body from message m where m.conversation_id = c.id and m.kind <> 'event' order by m.id desc limit 1) m
       where c.forgotten_at is null and ${sql}
       order by c.waiting_since nulls last, c.last_message_at desc, c.id desc limit ? offset ?`,
      [filter.userId, filter.userId, ...params, page.limit, page.offset],
    );
    return {
      rows: rows.map(({ total: _total, waitingSince, handledAt, lastMessageAt, ...row }) => ({
        ...row,
        waitingSince: parseTimestampOrNull(waitingSince),
        handledAt: parseTimestampOrNull(handledAt),
        lastMessageAt: parseTimestamp(lastMessageAt),
      })),
      total: rows[0]?.total ?? (page.offset === 0 ? 0 : await this.count(filter)),
    };
  }

  /** Whether the member has not seen a message of the guest. */
  async isUnread(id: number, userId: number): Promise<boolean> {
    const [row] = await this.em.execute<{ isUnread: boolean }[]>(
      `select ${UNREAD} as "isUnread" from ${CONVERSATIONS} where c.id = ?`,
      [userId, userId, id],
    );
    return row?.isUnread ?? false;
  }

  /** For a page beyond the last one. */
  private async count(filter: ConversationFilter): Promise<number> {
    const { sql, params } = toCondition(filter);
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from ${CONVERSATIONS}
       where c.forgotten_at is null and ${sql}`,
      [filter.userId, filter.userId, ...params],
    );
    return row?.count ?? 0;
  }
}

function toCondition({ customerId, ids, isWaiting, isUnread, search }: ConversationFilter): SqlCondition {
  const conditions: SqlCondition[] = [
    { sql: 'c.customer_id = ? and c.id = any(?::int[])', params: [customerId, toArrayLiteral(ids)] },
    ...(isWaiting ? [{ sql: 'c.waiting_since is not null', params: [] }] : []),
    ...(isUnread ? [{ sql: UNREAD, params: [] }] : []),
    ...(search === null ? [] : [toSearchCondition(search)]),
  ];
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  };
}

/** By the guest, or by the words of a message. */
function toSearchCondition(search: string): SqlCondition {
  const [guest, body] = [
    matchWords(`coalesce(guest.name, '') || ' ' || coalesce(guest.address, '')`, search),
    matchWords('found.body', search),
  ];
  return {
    sql: `(${guest.sql} or exists (select from message found where found.conversation_id = c.id and ${body.sql}))`,
    params: [...guest.params, ...body.params],
  };
}
