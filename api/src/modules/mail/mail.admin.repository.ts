import { splitSearchWords } from '@prostora/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  parseTimestamp,
  parseTimestampOrNull,
  toContainsPattern,
  SqlCursor,
} from '../../platform/database/index.ts';
import type { MailState } from './mail-log.entity.ts';

export type MailListQuery = {
  search: string | null;
  state: MailState | null;
  template: string | null;
  subjectType: string | null;
  subjectId: number | null;
  /** Range of `created_at`; `until` is exclusive. */
  from: Date | null;
  until: Date | null;
  sort: 'created' | 'address' | 'template' | 'state';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export type MailRow = {
  id: number;
  address: string;
  template: string;
  state: MailState;
  subjectType: string | null;
  subjectId: number | null;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
};
/** `held`: mails held by a limit or gathered with later ones; the log does not contain them. */
export type MailCounts = Record<MailState | 'held', number>;

type RawRow = {
  id: number;
  address: string;
  template: string;
  state: MailState;
  subject_type: string | null;
  subject_id: number | null;
  failure: string | null;
  created_at: string;
  sent_at: string | null;
};

const COLUMNS =
  'm.id, m.address, m.template, m.state, m.subject_type, m.subject_id, m.failure, m.created_at, m.sent_at';
const ORDER_COLUMNS = {
  created: 'm.created_at',
  address: 'm.address',
  template: 'm.template',
  state: 'm.state',
} as const;

/** The mail log for the console. */
@Injectable()
export class MailAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  async listPage(query: MailListQuery): Promise<MailRow[]> {
    const { where, params } = buildConditions(query);
    const rows = await this.em
      .getConnection()
      .execute<RawRow[]>(
        `select ${COLUMNS} from mail_log m where ${where} ${buildOrder(query)} limit ? offset ?`,
        [...params, query.pageSize, (query.page - 1) * query.pageSize],
      );
    return rows.map(toMailRow);
  }

  /** Counts by state under the other filters. */
  async countByState(query: MailListQuery): Promise<MailCounts> {
    const { where, params } = buildConditions({ ...query, state: null });
    const rows = await this.em
      .getConnection()
      .execute<{ state: MailState; count: number }[]>(
        `select m.state, count(*)::int as count from mail_log m where ${where} group by m.state`,
        params,
      );
    return {
      waiting: 0,
      sent: 0,
      failed: 0,
      held: await this.countHeld(query),
      ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    };
  }

  private async countHeld(query: MailListQuery): Promise<number> {
    const { where, params } = buildConditions({ ...query, state: null });
    const [row] = await this.em
      .getConnection()
      .execute<{ count: number }[]>(`select count(*)::int as count from held_mail m where ${where}`, params);
    return row?.count ?? 0;
  }

  /** Streams all matching rows in the order of the query. */
  async *streamAll(query: MailListQuery): AsyncGenerator<MailRow> {
    const { where, params } = buildConditions(query);
    for await (const row of this.cursor.stream<RawRow>(
      `select ${COLUMNS} from mail_log m where ${where} ${buildOrder(query)}`,
      params,
    ))
      yield toMailRow(row);
  }

  /** The mail with the id of the account that has its address. */
  async findById(id: number): Promise<(MailRow & { userId: number | null }) | null> {
    const [row] = await this.em.getConnection().execute<(RawRow & { user_id: number | null })[]>(
      `select ${COLUMNS},
           (select u.id from app_user u where u.email = m.address::citext and u.erased_at is null) as user_id
         from mail_log m where m.id = ?`,
      [id],
    );
    return row ? { ...toMailRow(row), userId: row.user_id } : null;
  }
}

const buildOrder = ({ sort, order }: MailListQuery): string =>
  `order by ${ORDER_COLUMNS[sort]} ${order}, m.id ${order}`;

function buildConditions({ search, state, template, subjectType, subjectId, from, until }: MailListQuery): {
  where: string;
  params: unknown[];
} {
  const parts: [string, unknown][] = [];
  for (const word of search === null ? [] : splitSearchWords(search))
    parts.push(['m.address ilike ?', toContainsPattern(word)]);
  if (state !== null) parts.push(['m.state = ?', state]);
  if (template !== null) parts.push(['m.template = ?', template]);
  if (subjectType !== null) parts.push(['m.subject_type = ?', subjectType]);
  if (subjectId !== null) parts.push(['m.subject_id = ?', subjectId]);
  if (from !== null) parts.push(['m.created_at >= ?', from]);
  if (until !== null) parts.push(['m.created_at < ?', until]);
  return {
    where: parts.map(([sql]) => sql).join(' and ') || 'true',
    params: parts.map(([, value]) => value),
  };
}

const toMailRow = (raw: RawRow): MailRow => ({
  id: raw.id,
  address: raw.address,
  template: raw.template,
  state: raw.state,
  subjectType: raw.subject_type,
  subjectId: raw.subject_id,
  failure: raw.failure,
  createdAt: parseTimestamp(raw.created_at),
  sentAt: parseTimestampOrNull(raw.sent_at),
});
