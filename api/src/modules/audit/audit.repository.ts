import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  escapeLike,
  SqlCursor,
  UnitOfWork,
  toArrayLiteral,
  SEARCH_TEXTS,
  selectIds,
} from '../../platform/database/index.ts';
import type { AuditEntry } from './audit-entry.entity.ts';

export type AuditFilter = {
  subjectType: string | null;
  subjectId: number | null;
  actorId: number | null;
  /** An action, or a prefix of actions that ends with a dot: `user.` */
  action: string | null;
  /** Part of the e-mail of the actor or the impersonator. */
  search: string | null;
  from: Date | null;
  until: Date | null;
};
export type AuditPage = AuditFilter & { page: number; pageSize: number };

/** An entry with the current e-mails of actor and impersonator; null for unknown users. */
export type AuditLogRow = {
  id: number;
  action: string;
  subjectType: string;
  subjectId: number;
  createdAt: Date;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  actorId: number | null;
  actorEmail: string | null;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
};
type RawRow = Omit<AuditLogRow, 'createdAt'> & { createdAt: string };

const ROW = `e.id, e.action, e.subject_type as "subjectType", e.subject_id as "subjectId",
  e.created_at as "createdAt", e.before, e.after,
  e.actor_id as "actorId", a.email as "actorEmail",
  e.impersonator_id as "impersonatorId", o.email as "impersonatorEmail"`;
const PEOPLE_JOINS =
  'left join app_user a on a.id = e.actor_id left join app_user o on o.id = e.impersonator_id';

@Injectable()
export class AuditRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly cursor: SqlCursor,
  ) {}

  /** Deferred to the end of the unit of work, since no action reads its own entry. */
  async create({
    actorId,
    impersonatorId,
    customerId,
    action,
    subjectType,
    subjectId,
    before,
    after,
    createdAt,
  }: Omit<AuditEntry, 'id'>): Promise<void> {
    await this.unit.deferUntilCommit(
      `insert into audit_entry
         (actor_id, impersonator_id, customer_id, action, subject_type, subject_id, before, after, created_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)`,
      [
        actorId,
        impersonatorId,
        customerId,
        action,
        subjectType,
        subjectId,
        JSON.stringify(before),
        JSON.stringify(after),
        createdAt,
      ],
    );
  }

  async addAll(entries: readonly Omit<AuditEntry, 'id'>[]): Promise<void> {
    const rows = entries.map(
      ({
        actorId,
        impersonatorId,
        customerId,
        action,
        subjectType,
        subjectId,
        before,
        after,
        createdAt,
      }) => ({
        actor_id: actorId,
        impersonator_id: impersonatorId,
        customer_id: customerId,
        action,
        subject_type: subjectType,
        subject_id: subjectId,
        before,
        after,
        created_at: createdAt,
      }),
    );
    await this.unit.deferUntilCommit(
      `insert into audit_entry
         (actor_id, impersonator_id, customer_id, action, subject_type, subject_id, before, after, created_at)
       select actor_id, impersonator_id, customer_id, action, subject_type, subject_id, before, after, created_at
       from jsonb_to_recordset(?::jsonb) as entry (actor_id int, impersonator_id int, customer_id int, action text,
         subject_type text, subject_id int, before jsonb, after jsonb, created_at timestamptz)`,
      [JSON.stringify(rows)],
    );
  }

  /**
   * The trigger replaces the texts by hashes on any update. Entries deferred in this unit of work are not
   * included.
   */
  async hashTexts(subjectType: string, subjectIds: readonly number[]): Promise<void> {
    await this.em.execute(
      'update audit_entry set before = before where subject_type = ? and subject_id = any(?)',
      [subjectType, toArrayLiteral(subjectIds)],
    );
  }

  /** Ids and former paths of redirects from or to the path or below it. */
  findRedirectsBelow(path: string): Promise<{ subjectId: number; fromPath: string | null }[]> {
    const below = `${escapeLike(path)}/%`;
    return this.em.execute(
      `select distinct e.subject_id as "subjectId", v.snapshot ->> 'from_path' as "fromPath"
       from audit_entry e cross join lateral (values (e.before), (e.after)) v (snapshot)
       where e.subject_type = 'redirect'
         and (v.snapshot ->> 'from_path' = ? or v.snapshot ->> 'from_path' like ?
           or v.snapshot ->> 'to_path' = ? or v.snapshot ->> 'to_path' like ?)`,
      [path, below, path, below],
    );
  }

  /** One page, the newest first, with the total count. */
  async listPage(filter: AuditPage): Promise<{ rows: AuditLogRow[]; total: number }> {
    const { where, params } = buildConditions(filter);
    const connection = this.em.getConnection();
    const [rows, counts] = await Promise.all([
      connection.execute<RawRow[]>(
        `select ${ROW} from (
           select * from audit_entry where ${where} order by id desc limit ? offset ?
         ) e ${PEOPLE_JOINS} order by e.id desc`,
        [...params, filter.pageSize, (filter.page - 1) * filter.pageSize],
      ),
      connection.execute<{ total: string }[]>(
        `select count(*) as total from audit_entry where ${where}`,
        params,
      ),
    ]);
    return { rows: rows.map(toLogRow), total: Number(counts[0]?.total ?? 0) };
  }

  /** Streams all matching entries, the newest first. */
  async *streamAll(filter: AuditFilter): AsyncGenerator<AuditLogRow> {
    const { where, params } = buildConditions(filter);
    for await (const row of this.cursor.stream<RawRow>(
      `select ${ROW} from (select * from audit_entry where ${where}) e ${PEOPLE_JOINS} order by e.id desc`,
      params,
    ))
      yield toLogRow(row);
  }

  /** Distinct actions and subject types, found by a loose index scan: one index lookup per value. */
  async listNames(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    const [actions, subjectTypes] = await Promise.all([
      this.listDistinct('action', '~>~'),
      this.listDistinct('subject_type', '>'),
    ]);
    return { actions: actions.sort(), subjectTypes: subjectTypes.sort() };
  }

  private async listDistinct(column: 'action' | 'subject_type', after: '~>~' | '>'): Promise<string[]> {
    const inOrder = `order by ${column} ${after === '~>~' ? 'using ~<~' : ''} limit 1`;
    const rows = await this.em.getConnection().execute<{ name: string }[]>(
      `with recursive names as (
         (select ${column} as name from audit_entry ${inOrder})
         union all
         select (select ${column} from audit_entry where ${column} ${after} names.name ${inOrder})
         from names where names.name is not null
       )
       select name from names where name is not null`,
    );
    return rows.map(({ name }) => name);
  }
}

function buildConditions({ subjectType, subjectId, actorId, action, search, from, until }: AuditFilter): {
  where: string;
  params: unknown[];
} {
  const parts: [string, unknown[]][] = [];
  if (subjectType !== null) parts.push(['subject_type = ?', [subjectType]]);
  if (subjectId !== null) parts.push(['subject_id = ?', [subjectId]]);
  if (actorId !== null) parts.push(['(actor_id = ? or impersonator_id = ?)', [actorId, actorId]]);
  if (action !== null)
    parts.push(
      action.endsWith('.') ? ['action like ?', [`${escapeLike(action)}%`]] : ['action = ?', [action]],
    );
  if (search !== null) {
    const users = selectIds(SEARCH_TEXTS.user, search);
    parts.push([
      `(actor_id = any(array(${users.sql})) or impersonator_id = any(array(${users.sql})))`,
      [...users.params, ...users.params],
    ]);
  }
  if (from !== null) parts.push(['created_at >= ?', [from]]);
  if (until !== null) parts.push(['created_at < ?', [until]]);
  return {
    where: parts.map(([sql]) => sql).join(' and ') || 'true',
    params: parts.flatMap(([, params]) => params),
  };
}

const toLogRow = (row: RawRow): AuditLogRow => ({ ...row, createdAt: new Date(row.createdAt) });
