import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** Tags of spaces by the thousand; plain SQL. */
@Injectable()
export class SpaceTermsRepository {
  constructor(private readonly em: EntityManager) {}

  /** How many spaces, and how many published ones, have each of the terms. */
  uses(kind: 'purpose' | 'attribute', ids: readonly number[] | null): Promise<{ id: number; count: number; published: number }[]> {
    const [where, params] = ids === null ? ['', []] : [`where t.${kind}_id = any(?::int[])`, [`{${ids.join(',')}}`]];
    return this.em.execute(
      `select t.${kind}_id as id, count(*)::int as count, count(*) filter (where s.status = 'PUBLISHED')::int as published from space_${kind} t join space s on s.id = t.space_id ${where} group by t.${kind}_id`, params);
  }

  /** How many spaces that are not deleted are in each place itself. */
  places(): Promise<{ id: number; count: number }[]> {
    return this.em.execute(`select b.location_id as id, count(*)::int as count from space s join building b on b.id = s.building_id where b.location_id is not null and s.status <> 'DELETED' group by b.location_id`);
  }

  /** Whoever had `from` has `into`, once and in the better of its two places. Whoever has the space open learns that it changed. */
  async replace(kind: 'purpose' | 'attribute', from: number, into: number): Promise<void> {
    await this.em.execute(`update space set version = version + 1 where id in (select space_id from space_${kind} where ${kind}_id = ?)`, [from]);
    if (kind === 'purpose') {
      await this.em.execute(
        'delete from space_purpose late using space_purpose early where late.space_id = early.space_id and late.purpose_id in (?, ?) and early.purpose_id in (?, ?) and late.id > early.id', [from, into, from, into]);
      await this.em.execute('update space_purpose set purpose_id = ? where purpose_id = ?', [into, from]);
      return;
    }
    await this.em.execute('insert into space_attribute (space_id, attribute_id) select space_id, ? from space_attribute where attribute_id = ? on conflict do nothing', [into, from]);
    await this.em.execute('delete from space_attribute where attribute_id = ?', [from]);
  }
}
