import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import type { PrivacyRequestKind, PrivacyRequestState } from '@prostora/contracts';
import { matchWords } from '../../../platform/database/index.ts';
import { PrivacyRequest } from './privacy-request.entity.ts';
import { STATE_CONDITIONS } from './privacy-request.states.ts';

export type PrivacyRequestQuery = {
  search: string | null;
  state: PrivacyRequestState | null;
  kind: PrivacyRequestKind | null;
  sort: 'created' | 'due';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type PrivacyRequestCounts = Record<PrivacyRequestState | 'all', number>;
export type ListedPrivacyRequest = Loaded<PrivacyRequest, 'createdBy'>;

const COLUMNS = { created: 'created_at', due: 'due_on' } as const;

@Injectable()
export class PrivacyRequestRepository {
  constructor(private readonly em: EntityManager) {}

  async listPage(query: PrivacyRequestQuery, now: Date): Promise<ListedPrivacyRequest[]> {
    const { sort, order, page, pageSize } = query;
    const { where, params } = buildWhere(query, query.state, now);
    const rows = await this.em.execute<{ id: number }[]>(
      `select id from privacy_request where ${where} order by ${COLUMNS[sort]} ${order}, id ${order} limit ? offset ?`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(PrivacyRequest, { id: { $in: ids } }, { populate: ['createdBy'] });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** Counts per state for a search and a kind. */
  async countByState(query: PrivacyRequestQuery, now: Date): Promise<PrivacyRequestCounts> {
    const { where, params } = buildWhere(query, null, now);
    const states = Object.entries(STATE_CONDITIONS);
    const [row] = await this.em.execute<PrivacyRequestCounts[]>(
      `select count(*)::int as "all", ${states
        .map(([state, condition]) => `(count(*) filter (where ${condition}))::int as "${state}"`)
        .join(', ')} from privacy_request where ${where}`,
      [...states.map(() => now), ...params],
    );
    return row ?? { all: 0, waiting: 0, proved: 0, done: 0, expired: 0 };
  }

  findById(id: number): Promise<ListedPrivacyRequest | null> {
    return this.em.findOne(PrivacyRequest, { id }, { populate: ['createdBy'], refresh: true });
  }

  /** Locks the request until the end of the transaction. */
  async findForUpdate(id: number): Promise<ListedPrivacyRequest | null> {
    const request = await this.em.findOne(
      PrivacyRequest,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return request && this.em.populate(request, ['createdBy']);
  }

  listByEmail(email: string): Promise<PrivacyRequest[]> {
    return this.em.find(PrivacyRequest, { email }, { orderBy: { id: 'asc' } });
  }

  /** Serializes requests of one mailbox until the end of the transaction. */
  async lockMailbox(email: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('privacy_request'), hashtext(lower(?)))`, [
      email,
    ]);
  }

  async create(
    given: Pick<PrivacyRequest, 'kind' | 'channel' | 'email' | 'createdAt' | 'dueOn'>,
    createdById: number | null,
  ): Promise<ListedPrivacyRequest> {
    const request = this.em.create(PrivacyRequest, { ...given, createdBy: createdById }, { partial: true });
    await this.em.persist(request).flush();
    return this.em.populate(request, ['createdBy']);
  }

  /** Removes address and links from the requests of a mailbox. */
  async anonymizeByEmail(email: string): Promise<void> {
    await this.em.nativeUpdate(PrivacyRequest, { email }, ANONYMIZED);
  }

  /** The same for requests that were done or expired before the time. */
  async anonymizeClosed(before: Date): Promise<void> {
    await this.em.nativeUpdate(
      PrivacyRequest,
      {
        email: { $ne: null },
        $or: [{ doneAt: { $lt: before } }, { provedAt: null, linkExpiresAt: { $lt: before } }],
      },
      ANONYMIZED,
    );
  }
}

const ANONYMIZED = {
  email: null,
  tokenHash: null,
  linkExpiresAt: null,
  fileTokenHash: null,
  fileExpiresAt: null,
};

function buildWhere(
  { search, kind }: Pick<PrivacyRequestQuery, 'search' | 'kind'>,
  state: PrivacyRequestState | null,
  now: Date,
): { where: string; params: unknown[] } {
  const parts: [string, unknown[]][] = [['true', []]];
  if (kind !== null) parts.push(['kind = ?', [kind]]);
  if (state !== null) parts.push([STATE_CONDITIONS[state], [now]]);
  if (search !== null) {
    const words = matchWords(`email::text`, search);
    parts.push([words.sql, [...words.params]]);
  }
  return {
    where: parts.map(([sql]) => sql).join(' and '),
    params: parts.flatMap(([, params]) => params),
  };
}
