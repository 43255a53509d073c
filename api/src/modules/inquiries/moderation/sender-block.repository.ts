import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import type { SenderBlockKind } from '@prostora/contracts';
import { matchWords, toArrayLiteral } from '../../../platform/database/index.ts';
import { SenderBlock } from './sender-block.entity.ts';

export type NewSenderBlock = Pick<
  SenderBlock,
  'kind' | 'valueHash' | 'valueEncrypted' | 'reason' | 'until'
> & {
  createdBy: number | null;
};
export type ListedBlock = Loaded<SenderBlock, 'createdBy'>;
export type SenderBlockSort = 'created' | 'hits' | 'last_hit';
export type SenderBlockListQuery = {
  readonly search: string | null;
  /** Hashes of the values that the search names as a whole: stored ones are encrypted. */
  readonly hashes: readonly string[];
  readonly kind: SenderBlockKind | null;
  readonly sort: SenderBlockSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
};

const COLUMNS: Readonly<Record<SenderBlockSort, string>> = {
  created: 't.created_at',
  hits: 't.hits',
  last_hit: 't.last_hit_at',
};
const IN_FORCE = 't.ended_at is null and (t.until is null or t.until > ?)';

@Injectable()
export class SenderBlockRepository {
  constructor(private readonly em: EntityManager) {}

  /** Counts a hit of the blocks in force; whether there is one. */
  async hit(hashes: readonly string[], now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update trust_block set hits = hits + 1, last_hit_at = ?
       where value_hash = any(?::text[]) and ended_at is null and (until is null or until > ?) returning id`,
      [now, toArrayLiteral(hashes), now],
    );
    return rows.length > 0;
  }

  /** A repeated block renews the former one and keeps its hits. */
  async save(block: NewSenderBlock): Promise<void> {
    await this.em.execute(
      `insert into trust_block (kind, value_hash, value_encrypted, reason, until, created_by_id)
       values (?, ?, ?, ?, ?::timestamptz, ?)
       on conflict (value_hash) do update set value_encrypted = excluded.value_encrypted, reason = excluded.reason,
         until = excluded.until, created_by_id = excluded.created_by_id, ended_at = null`,
      [block.kind, block.valueHash, block.valueEncrypted, block.reason, block.until, block.createdBy],
    );
  }

  /** Blocks in force. */
  async listPage(query: SenderBlockListQuery, now: Date): Promise<{ rows: ListedBlock[]; total: number }> {
    const { where, params } = buildWhere(query, now);
    const { sort, order, page, pageSize } = query;
    const found = await this.em.execute<{ id: number; total: number }[]>(
      `select t.id, (count(*) over ())::int as total
       from trust_block t left join app_user u on u.id = t.created_by_id
       where ${where} order by ${COLUMNS[sort]} ${order} nulls last, t.id ${order} limit ? offset ?`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    const ids = found.map(({ id }) => id);
    const rows = await this.em.find(SenderBlock, { id: { $in: ids } }, { populate: ['createdBy'] });
    return {
      rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      total: found[0]?.total ?? 0,
    };
  }

  findForUpdate(id: number): Promise<SenderBlock | null> {
    return this.em.findOne(SenderBlock, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** @returns number of deleted blocks that ended before */
  removeEnded(before: Date): Promise<number> {
    return this.em.nativeDelete(SenderBlock, {
      $or: [{ endedAt: { $lt: before } }, { until: { $lt: before } }],
    });
  }

  async eraseValues(hashes: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(
      SenderBlock,
      { valueHash: { $in: [...hashes] } },
      { valueEncrypted: null, reason: '' },
    );
  }
}

function buildWhere(
  { search, hashes, kind }: SenderBlockListQuery,
  now: Date,
): { where: string; params: unknown[] } {
  const words = search === null ? null : matchWords(`t.reason || ' ' || coalesce(u.name, '')`, search);
  return {
    where: [
      IN_FORCE,
      ...(kind === null ? [] : ['t.kind = ?']),
      ...(words === null ? [] : [`(t.value_hash = any(?::text[]) or ${words.sql})`]),
    ].join(' and '),
    params: [
      now,
      ...(kind === null ? [] : [kind]),
      ...(words === null ? [] : [toArrayLiteral(hashes), ...words.params]),
    ],
  };
}
