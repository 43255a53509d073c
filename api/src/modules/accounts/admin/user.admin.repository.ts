import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import {
  parseTimestamp,
  parseTimestampOrNull,
  SqlCursor,
  SEARCH_TEXTS,
  selectIds,
} from '../../../platform/database/index.ts';
import { User } from '../users/index.ts';

export type UserListQuery = {
  search: string | null;
  state: 'active' | 'blocked' | 'unconfirmed' | null;
  role: string | null;
  sort: 'email' | 'name' | 'created';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export type UserExportQuery = Omit<UserListQuery, 'page' | 'pageSize'>;

export type UserRow = {
  id: number;
  email: string;
  name: string;
  roles: string[];
  emailConfirmedAt: Date | null;
  blockedAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  customerId: number | null;
  customerName: string | null;
};
export type UserCounts = { all: number; blocked: number; unconfirmed: number; admins: number };

const ORDER_COLUMNS = {
  email: 'u.email',
  name: 'u.name collate "cs-CZ-x-icu"',
  created: 'u.created_at',
} as const;
const STATES = {
  active: 'u.blocked_at is null and u.email_confirmed_at is not null',
  blocked: 'u.blocked_at is not null',
  unconfirmed: 'u.blocked_at is null and u.email_confirmed_at is null',
} as const;
const IS_ADMIN = `'ROLE_SUPERADMIN' = any(u.roles)`;

/**
 * `last_seen_at` is the last login or renewal. Sessions are deleted after their end, audit entries of logins
 * stay.
 */
const ROW = `u.id, u.email, u.name, u.roles, u.email_confirmed_at, u.blocked_at, u.created_at,
  c.id as customer_id, c.name as customer_name,
  greatest(
    (select max(coalesce(s.rotated_at, s.created_at)) from auth_session s
     where s.user_id = u.id and s.impersonator_id is null),
    (select max(e.created_at) from audit_entry e
     where e.subject_type = 'user' and e.subject_id = u.id and e.action = 'login')
  ) as last_seen_at`;

type RawRow = {
  id: number;
  email: string;
  name: string;
  roles: string[];
  email_confirmed_at: string | null;
  blocked_at: string | null;
  created_at: string;
  customer_id: number | null;
  customer_name: string | null;
  last_seen_at: string | null;
};

/** Users for the console. Erased users are excluded from lists. */
@Injectable()
export class UserAdminRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: SqlCursor,
  ) {}

  /** One page; joined data are read only for its rows. */
  async listPage(query: UserListQuery): Promise<UserRow[]> {
    const { where, params } = buildConditions(query);
    const rows = await this.em.getConnection().execute<RawRow[]>(
      `select ${ROW} from (select u.* from app_user u where ${where} order by ${buildOrder(query)} limit ? offset ?) u
       left join customer c on c.user_id = u.id order by ${buildOrder(query)}`,
      [...params, query.pageSize, (query.page - 1) * query.pageSize],
    );
    return rows.map(toUserRow);
  }

  /** Streams all matching rows in the order of the query. */
  async *streamAll(query: UserExportQuery): AsyncGenerator<UserRow, void, undefined> {
    const { where, params } = buildConditions(query);
    for await (const raw of this.cursor.stream<RawRow>(
      `select ${ROW} from app_user u left join customer c on c.user_id = u.id where ${where} order by ${buildOrder(query)}`,
      params,
    ))
      yield toUserRow(raw);
  }

  /**
   * `total` under the whole query, the other counts under the search alone.
   * Without a search each count uses its own index.
   */
  async countByState(query: UserListQuery): Promise<UserCounts & { total: number }> {
    const { state, role } = query;
    const searched = buildConditions({ search: query.search, state: null, role: null });
    const filtered = buildConditions({ search: null, state, role });
    const conditionsByName = {
      all: 'true',
      blocked: STATES.blocked,
      unconfirmed: STATES.unconfirmed,
      admins: IS_ADMIN,
      total: state === null && role === null ? 'true' : filtered.where,
    };
    const rows = await this.em.getConnection().execute<Record<keyof UserCounts | 'total', number>[]>(
      query.search === null
        ? `select ${Object.entries(conditionsByName)
            .map(
              ([name, where]) =>
                `(select count(*)::int from app_user u where u.erased_at is null and ${where}) as "${name}"`,
            )
            .join(', ')}`
        : `select ${Object.entries(conditionsByName)
            .map(([name, where]) => `(count(*) filter (where ${where}))::int as "${name}"`)
            .join(', ')} from app_user u where ${searched.where}`,
      [...filtered.params, ...searched.params],
    );
    return rows[0] ?? { all: 0, blocked: 0, unconfirmed: 0, admins: 0, total: 0 };
  }

  /**
   * Uses the connection of the unit of work: waiting for a second pool connection inside one could deadlock.
   */
  async findDetail(
    id: number,
  ): Promise<{ row: UserRow; user: User; spacesCount: number; hasSecondFactor: boolean } | null> {
    const user = await this.em.findOne(User, { id });
    const [raw] = await this.em.execute<(RawRow & { spaces_count: number; has_second_factor: boolean })[]>(
      `select ${ROW},
         exists (select from totp_factor t where t.user_id = u.id and t.confirmed_at is not null)
           or exists (select from passkey k where k.user_id = u.id) as has_second_factor,
         (select count(*)::int from space s join building b on b.id = s.building_id
          where b.customer_id = c.id and s.status <> 'DELETED') as spaces_count
       from app_user u left join customer c on c.user_id = u.id where u.id = ?`,
      [id],
    );
    if (!user || !raw) return null;
    return {
      row: toUserRow(raw),
      user,
      spacesCount: raw.spaces_count,
      hasSecondFactor: raw.has_second_factor,
    };
  }

  async findCustomerId(userId: number): Promise<number | null> {
    const [row] = await this.em.execute<{ id: number }[]>('select id from customer where user_id = ?', [
      userId,
    ]);
    return row?.id ?? null;
  }

  /** The user, locked until the end of the transaction. */
  findForUpdate(id: number): Promise<User | null> {
    return this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}

const buildOrder = ({ sort, order }: Pick<UserListQuery, 'sort' | 'order'>): string =>
  `${ORDER_COLUMNS[sort]} ${order}, u.id ${order}`;

function buildConditions({ search, state, role }: Pick<UserListQuery, 'search' | 'state' | 'role'>): {
  where: string;
  params: unknown[];
} {
  const parts = ['u.erased_at is null'];
  const params: unknown[] = [];
  if (state !== null) parts.push(STATES[state]);
  if (role === 'ROLE_SUPERADMIN') parts.push(IS_ADMIN);
  if (role === 'ROLE_CUSTOMER') parts.push('exists (select from customer c where c.user_id = u.id)');
  if (search !== null) {
    const users = selectIds(SEARCH_TEXTS.user, search);
    const customers = selectIds({ ...SEARCH_TEXTS.customer, id: 'user_id' }, search);
    parts.push(`u.id in (${users.sql} union ${customers.sql})`);
    params.push(...users.params, ...customers.params);
  }
  return { where: parts.join(' and '), params };
}

const toUserRow = (raw: RawRow): UserRow => ({
  id: raw.id,
  email: raw.email,
  name: raw.name,
  roles: raw.roles,
  emailConfirmedAt: parseTimestampOrNull(raw.email_confirmed_at),
  blockedAt: parseTimestampOrNull(raw.blocked_at),
  createdAt: parseTimestamp(raw.created_at),
  lastSeenAt: parseTimestampOrNull(raw.last_seen_at),
  customerId: raw.customer_id,
  customerName: raw.customer_name,
});
