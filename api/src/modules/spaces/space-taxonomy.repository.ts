import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SPACE_STATUSES } from '@prostora/contracts';
import { toArrayLiteral } from '../../platform/database/index.ts';

const HIDDEN_STATUSES = SPACE_STATUSES.filter((status) => status !== 'PUBLISHED')
  .map((status) => `'${status}'`)
  .join(', ');

/** Bulk queries on tags of spaces in plain SQL. */
@Injectable()
export class SpaceTaxonomyRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Numbers of spaces and of published ones by item. Counts hidden spaces and subtracts them, because they
   * are fewer.
   */
  countUses(
    kind: 'purpose' | 'attribute',
    ids: readonly number[] | null,
  ): Promise<{ id: number; count: number; published: number }[]> {
    const [wanted, params] =
      ids === null ? ['true', []] : [`t.${kind}_id = any(?::int[])`, [toArrayLiteral(ids)]];
    const countSql = (from: string): string =>
      `select t.${kind}_id as id, count(*)::int as count from ${from} and ${wanted} group by t.${kind}_id`;
    return this.em.execute(
      `select tagged.id, tagged.count, tagged.count - coalesce(hidden.count, 0) as published from (${countSql(`space_${kind} t where true`)}) as tagged
       left join (${countSql(`space s join space_${kind} t on t.space_id = s.id where s.status in (${HIDDEN_STATUSES})`)}) as hidden on hidden.id = tagged.id`,
      [...params, ...params],
    );
  }

  /** Number of spaces by location, without deleted ones and without descendants. */
  countByLocation(): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      `select b.location_id as id, count(*)::int as count from space s join building b on b.id = s.building_id where b.location_id is not null and s.status <> 'DELETED' group by b.location_id`,
    );
  }

  /**
   * Replaces `from` by `into`; a space with both keeps the better rank. Raises versions of the spaces, so
   * that open forms get a conflict.
   */
  async replace(kind: 'purpose' | 'attribute', from: number, into: number): Promise<void> {
    await this.em.execute(
      `update space set version = version + 1 where id in (select space_id from space_${kind} where ${kind}_id = ?)`,
      [from],
    );
    if (kind === 'purpose') {
      await this.em.execute(
        'delete from space_purpose late using space_purpose early where late.space_id = early.space_id and late.purpose_id in (?, ?) and early.purpose_id in (?, ?) and late.id > early.id',
        [from, into, from, into],
      );
      await this.em.execute('update space_purpose set purpose_id = ? where purpose_id = ?', [into, from]);
      return;
    }
    await this.em.execute(
      'insert into space_attribute (space_id, attribute_id) select space_id, ? from space_attribute where attribute_id = ? on conflict do nothing',
      [into, from],
    );
    await this.em.execute('delete from space_attribute where attribute_id = ?', [from]);
  }
}
