import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SqlCursor, matchWords } from '../../../platform/database/index.ts';
import { Redirect } from '../redirect.entity.ts';

export type RedirectKind = 'manual' | 'renamed' | 'gone';
export type RedirectListQuery = {
  search: string | null;
  kind: RedirectKind | null;
  sort: 'from' | 'to' | 'created';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type RedirectCounts = Record<RedirectKind | 'all', number>;
/** A row of the export. */
export type RedirectExportRow = {
  from_path: string;
  to_path: string | null;
  manual: boolean;
  created_at: string;
};
type WhereClause = { where: string; params: unknown[] };

const KIND_CONDITIONS: Readonly<Record<RedirectKind, string>> = {
  manual: 'manual and to_path is not null',
  renamed: 'not manual and to_path is not null',
  gone: 'to_path is null',
};
/** Key of the advisory lock that serializes changes of redirects. */
const WRITE_LOCK_KEY = 770_342;
const COLUMNS = { from: 'from_path', to: 'to_path', created: 'created_at' } as const;

const COUNT = 'select count(*)::int from redirect';
const toFilteredCount = ([kind, condition]: [string, string]): string =>
  `(count(*) filter (where ${condition}))::int as "${kind}"`;

/** Queries and changes of redirects for the console. */
@Injectable()
export class RedirectAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  async listPage(query: RedirectListQuery): Promise<Redirect[]> {
    const { where, params } = buildWhere(query);
    const rows = await this.em
      .getConnection()
      .execute<{ id: number }[]>(
        `select id from redirect where ${where} ${buildOrderBy(query)} limit ? offset ?`,
        [...params, query.pageSize, (query.page - 1) * query.pageSize],
      );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(Redirect, { id: { $in: ids } });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Counts per kind for a search; without a search each count uses an index. */
  async countByKind({ search }: RedirectListQuery): Promise<RedirectCounts> {
    const { where, params } = buildWhere({ search, kind: null });
    const conditionsByKind = Object.entries({
      all: 'true',
      manual: KIND_CONDITIONS.manual,
      gone: KIND_CONDITIONS.gone,
    });
    const [found] = await this.em
      .getConnection()
      .execute<Omit<RedirectCounts, 'renamed'>[]>(
        search === null
          ? `select ${conditionsByKind.map(([kind, condition]) => `(${COUNT} where ${condition}) as "${kind}"`).join(', ')}`
          : `select ${conditionsByKind.map(toFilteredCount).join(', ')} from redirect where ${where}`,
        params,
      );
    const row = found && { ...found, renamed: found.all - found.manual - found.gone };
    return row ?? { all: 0, manual: 0, renamed: 0, gone: 0 };
  }

  /** Streams the whole list. */
  streamAll(query: Omit<RedirectListQuery, 'page' | 'pageSize'>): AsyncIterable<RedirectExportRow> {
    const { where, params } = buildWhere(query);
    return this.cursor.stream<RedirectExportRow>(
      `select from_path, to_path, manual, created_at from redirect where ${where} ${buildOrderBy(query)}`,
      params,
    );
  }

  findById(id: number): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { id });
  }

  findForUpdate(id: number): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  findByFromPath(fromPath: string): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { fromPath });
  }

  /**
   * Serializes changes of redirects until the end of the transaction, because each validates against the
   * others.
   */
  async acquireWriteLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [WRITE_LOCK_KEY]);
  }

  /** Repoints redirects to `from` at `to`, so that no request is redirected twice. */
  async repointTargets(fromPath: string, toPath: string | null): Promise<void> {
    await this.em.execute('update redirect set to_path = ?, version = version + 1 where to_path = ?', [
      toPath,
      fromPath,
    ]);
  }

  async create(fromPath: string, toPath: string | null, createdAt: Date): Promise<Redirect> {
    const redirect = this.em.create(Redirect, { fromPath, toPath, manual: true, createdAt });
    await this.em.flush();
    return redirect;
  }

  async remove(redirect: Redirect): Promise<void> {
    await this.em.remove(redirect).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}

const buildOrderBy = ({ sort, order }: Pick<RedirectListQuery, 'sort' | 'order'>): string =>
  `order by ${COLUMNS[sort]} ${order}${sort === 'to' ? ' nulls last' : ''}, id ${order}`;

function buildWhere({ search, kind }: Pick<RedirectListQuery, 'search' | 'kind'>): WhereClause {
  const words = search === null ? null : matchWords(`from_path || ' ' || coalesce(to_path, '')`, search);
  return {
    where: [kind === null ? 'true' : KIND_CONDITIONS[kind], ...(words === null ? [] : [words.sql])].join(
      ' and ',
    ),
    params: words === null ? [] : words.params,
  };
}
