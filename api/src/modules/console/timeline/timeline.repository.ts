import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  TIMELINE_SOURCES,
  type TimelineKind,
  type TimelineSource,
  type TimelineSubject,
} from './timeline.sources.ts';

/** Keyset cursor: timestamp with microseconds, and tie-breakers for equal timestamps. */
export type TimelineCursor = { at: string; source: string; id: number; action: string };
export type TimelinePageQuery = {
  subjectType: TimelineSubject;
  subjectId: number;
  kinds: readonly TimelineKind[];
  after: TimelineCursor | null;
  limit: number;
};
type Person = { id: number; email: string };
export type TimelineRow = TimelineCursor & {
  state: string | null;
  label: string | null;
  targetType: string | null;
  targetId: number | null;
  place: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor: Person | null;
  impersonator: Person | null;
};
type RawRow = Omit<TimelineRow, 'actor' | 'impersonator'> & {
  actorId: number | null;
  actorEmail: string | null;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
};

/** Timelines of records: one statement over all sources, newest first. */
@Injectable()
export class TimelineRepository {
  constructor(private readonly em: EntityManager) {}

  /** One page after the cursor; each source contributes at most `limit` rows by its index. */
  async listPage({ subjectType, subjectId, kinds, after, limit }: TimelinePageQuery): Promise<TimelineRow[]> {
    const sources = TIMELINE_SOURCES[subjectType].filter(
      ({ kind }) => kinds.length === 0 || kinds.includes(kind),
    );
    if (sources.length === 0) return [];
    const parts = sources.map((source) => buildNewest(source, subjectId, after, limit));
    const rows = await this.em.getConnection().execute<RawRow[]>(
      `with page as materialized (select *
       from (${parts.map(({ sql }) => `(${sql})`).join(' union all ')}) events
       order by at desc, source desc, id desc, action desc limit ?)
       select to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, p.source, p.id, p.action,
       p.state, p.label, p.target_type as "targetType", p.target_id as "targetId", p.place, e.before, e.after,
         e.actor_id as "actorId", a.email as "actorEmail", e.impersonator_id as "impersonatorId",
         o.email as "impersonatorEmail"
       from page p left join audit_entry e on p.source = 'audit' and e.id = p.id
       left join app_user a on a.id = e.actor_id left join app_user o on o.id = e.impersonator_id
       order by p.at desc, p.source desc, p.id desc, p.action desc`,
      [...parts.flatMap(({ params }) => params), limit],
    );
    return rows.map(({ actorId, actorEmail, impersonatorId, impersonatorEmail, ...row }) => ({
      ...row,
      actor: toPerson(actorId, actorEmail),
      impersonator: toPerson(impersonatorId, impersonatorEmail),
    }));
  }
}

/** Newest rows of one source; the first condition uses the index, the second is the exact cursor. */
function buildNewest(
  { name, sql, ids }: TimelineSource,
  subjectId: number,
  after: TimelineCursor | null,
  limit: number,
): { sql: string; params: unknown[] } {
  const where =
    after === null
      ? ''
      : ` where x.at <= ?::timestamptz and (x.at, '${name}', x.id, x.action::text) < (?::timestamptz, ?::text,
        ?::int, ?::text)`;
  return {
    sql: `select '${name}' as source, x.* from (${sql}) x${where} order by x.at desc, x.id desc, x.action desc limit ?`,
    params: [
      ...Array<number>(ids).fill(subjectId),
      ...(after === null ? [] : [after.at, after.at, after.source, after.id, after.action]),
      limit,
    ],
  };
}

/** A deleted user keeps the id. */
const toPerson = (id: number | null, email: string | null): Person | null =>
  id === null ? null : { id, email: email ?? '' };
