import { Injectable } from '@nestjs/common';
import { toSafeErrorMessage } from '@prostora/contracts/redaction.ts';
import { PreparedSqlClient, SqlPool } from '../../../platform/database/index.ts';

/** A claimed space. Its mark is removed only with the version it was claimed with. */
export type DirtySpace = { readonly space_id: number; readonly version: string };
/** Numbers of waiting spaces, of those that failed before, and when the oldest was marked. */
export type CatalogBacklog = { waiting: number; failing: number; oldestAt: Date | null };
/** A space whose entry failed to build. */
export type FailingSpace = {
  spaceId: number;
  name: string;
  since: Date;
  attempts: number;
  nextAt: Date | null;
  reason: string;
};

/**
 * Spaces of a crashed batch wait this long; a batch that takes longer is projected twice, which is harmless.
 */
const LEASE_SECONDS = 10;
const MAX_RETRY_DELAY_SECONDS = 600;
const MAX_ERROR_LENGTH = 500;

/**
 * SQL that marks the spaces found by a select of `id`. A space marked again while it is projected is due at
 * once.
 */
export const buildDirtyInsertSql = (
  select: string,
): string => `insert into catalog_dirty (space_id) select distinct id from (${select}) as changed order by id
  on conflict (space_id) do update set version = excluded.version, leased_until = null, next_at = null,
    since = case when catalog_dirty.leased_until is null then catalog_dirty.since else excluded.since end`;

const IS_DUE =
  '(leased_until is null or leased_until < clock_timestamp()) and (next_at is null or next_at <= clock_timestamp())';
const CLAIM = `update catalog_dirty d set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
  from (select space_id from catalog_dirty where ${IS_DUE} order by since, space_id limit $1 for update skip locked) as due
  where d.space_id = due.space_id returning d.space_id, d.version`;
const MATCHING_CLAIM =
  'select d.space_id from catalog_dirty d join unnest($1::int[], $2::bigint[]) as m (space_id, version) on m.space_id = d.space_id and m.version = d.version';
/** Skips marks locked by another transaction; waiting for them would block the whole batch. */
const REMOVE = `delete from catalog_dirty where space_id in (${MATCHING_CLAIM} for update of d skip locked)`;
const RELEASE = `update catalog_dirty set leased_until = null where space_id in (${MATCHING_CLAIM})`;
const FAIL = `update catalog_dirty set leased_until = null, attempts = attempts + 1, last_error = $3,
  next_at = clock_timestamp() + make_interval(secs => least(${MAX_RETRY_DELAY_SECONDS}, power(2, least(attempts, 10)))) where space_id in (${MATCHING_CLAIM})`;

const toKeyColumns = (spaces: readonly DirtySpace[]): [number[], string[]] => [
  spaces.map(({ space_id: id }) => id),
  spaces.map(({ version }) => version),
];

/** Marks of spaces whose catalogue entries are out of date. */
@Injectable()
export class CatalogDirtyRepository {
  constructor(
    private readonly sql: SqlPool,
    private readonly prepared: PreparedSqlClient,
  ) {}

  /** Leases the spaces that have waited longest; no other worker gets them until the lease ends. */
  async claim(limit: number): Promise<DirtySpace[]> {
    const { rows } = await this.sql.pool.query<DirtySpace>(CLAIM, [limit]);
    return rows;
  }

  /** Removes the marks in the transaction that wrote the entries, except where a space was marked again. */
  async remove(spaces: readonly DirtySpace[]): Promise<void> {
    await this.prepared.query(REMOVE, toKeyColumns(spaces));
  }

  /** Ends the lease without counting a failure. */
  async release(spaces: readonly DirtySpace[]): Promise<void> {
    await this.sql.pool.query(RELEASE, toKeyColumns(spaces));
  }

  /** Records a failure. Retries never end; the delay doubles up to ten minutes. */
  async recordFailure(space: DirtySpace, error: unknown): Promise<void> {
    const reason = toSafeErrorMessage(error instanceof Error ? error.message : String(error)).slice(
      0,
      MAX_ERROR_LENGTH,
    );
    await this.sql.pool.query(FAIL, [...toKeyColumns([space]), reason]);
  }

  async getBacklog(): Promise<CatalogBacklog> {
    const {
      rows: [row],
    } = await this.sql.pool.query<CatalogBacklog>(
      'select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failing, min(since) as "oldestAt" from catalog_dirty',
    );
    return row ?? { waiting: 0, failing: 0, oldestAt: null };
  }

  /** Spaces that failed, longest waiting first. */
  async listFailing(limit: number): Promise<FailingSpace[]> {
    const { rows } = await this.sql.pool.query<FailingSpace>(
      `select d.space_id as "spaceId", coalesce(nullif(s.name, ''), b.name, '') as name, d.since, d.attempts, d.next_at as "nextAt", coalesce(d.last_error, '') as reason
       from catalog_dirty d left join space s on s.id = d.space_id left join building b on b.id = s.building_id where d.attempts > 0 order by d.since, d.space_id limit $1`,
      [limit],
    );
    return rows;
  }

  /**
   * Makes failed spaces due at once, one or all.
   * @returns how many
   */
  async retry(spaceId: number | null): Promise<number> {
    const { rowCount } = await this.sql.pool.query(
      'update catalog_dirty set next_at = null where attempts > 0 and ($1::int is null or space_id = $1)',
      [spaceId],
    );
    return rowCount ?? 0;
  }
}
