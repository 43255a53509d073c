import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { likeAnywhere, SqlCursor } from '../../platform/database/index.ts';
import { Redirect } from '../seo/index.ts';

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
export type RedirectLine = { from_path: string; to_path: string | null; manual: boolean; created_at: string };
type Conditions = { where: string; params: unknown[] };

const KINDS: Readonly<Record<RedirectKind, string>> = {
  manual: 'manual and to_path is not null',
  renamed: 'not manual and to_path is not null',
  gone: 'to_path is null',
};
/** Key of the advisory lock that serializes changes of redirects. */
const CHANGES_LOCK = 770_342;
const COLUMNS = { from: 'from_path', to: 'to_path', created: 'created_at' } as const;

/** Queries and changes of redirects for the console. */
@Injectable()
export class RedirectDirectoryRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  async page(query: RedirectListQuery): Promise<Redirect[]> {
    const { where, params } = conditions(query);
    const rows = await this.em
      .getConnection()
      .execute<{ id: number }[]>(
        `select id from redirect where ${where} ${inOrder(query)} limit ? offset ?`,
        [...params, query.pageSize, (query.page - 1) * query.pageSize],
      );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(Redirect, { id: { $in: ids } });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Counts per kind for a search; without a search each count uses an index. */
  async counts({ search }: RedirectListQuery): Promise<RedirectCounts> {
    const { where, params } = conditions({ search, kind: null });
    const numbers = Object.entries({ all: 'true', manual: KINDS.manual, gone: KINDS.gone });
    const [found] = await this.em
      .getConnection()
      .execute<Omit<RedirectCounts, 'renamed'>[]>(
        search === null
          ? `select ${numbers.map(([kind, condition]) => `(select count(*)::int from redirect where ${condition}) as "${kind}"`).join(', ')}`
          : `select ${numbers.map(([kind, condition]) => `(count(*) filter (where ${condition}))::int as "${kind}"`).join(', ')} from redirect where ${where}`,
        params,
      );
    const row = found && { ...found, renamed: found.all - found.manual - found.gone };
    return row ?? { all: 0, manual: 0, renamed: 0, gone: 0 };
  }

  /** Streams the whole list. */
  streamAll(query: Omit<RedirectListQuery, 'page' | 'pageSize'>): AsyncIterable<RedirectLine> {
    const { where, params } = conditions(query);
    return this.cursor.rows<RedirectLine>(
      `select from_path, to_path, manual, created_at from redirect where ${where} ${inOrder(query)}`,
      params,
    );
  }

  byId(id: number): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { id });
  }

  locked(id: number): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  from(fromPath: string): Promise<Redirect | null> {
    return this.em.findOne(Redirect, { fromPath });
  }

  /**
   * Serializes changes of redirects until the end of the transaction, because each validates against the
   * others.
   */
  async oneAtATime(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  /** Repoints redirects to `from` at `to`, so that no request is redirected twice. */
  async follow(fromPath: string, toPath: string | null): Promise<void> {
    await this.em.execute('update redirect set to_path = ?, version = version + 1 where to_path = ?', [
      toPath,
      fromPath,
    ]);
  }

  async add(fromPath: string, toPath: string | null, createdAt: Date): Promise<Redirect> {
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

const inOrder = ({ sort, order }: Pick<RedirectListQuery, 'sort' | 'order'>): string =>
  `order by ${COLUMNS[sort]} ${order}${sort === 'to' ? ' nulls last' : ''}, id ${order}`;

function conditions({ search, kind }: Pick<RedirectListQuery, 'search' | 'kind'>): Conditions {
  const pattern = search === null ? null : likeAnywhere(search);
  return {
    where: [
      kind === null ? 'true' : KINDS[kind],
      ...(pattern === null ? [] : ['(from_path ilike ? or to_path ilike ?)']),
    ].join(' and '),
    params: pattern === null ? [] : [pattern, pattern],
  };
}
