import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import type { FilterRow } from './seo-url-merge.ts';

export type FilterColumn = 'location' | 'purpose' | 'attribute';

const VALUE_EXPRESSIONS = {
  location: 'location_id',
  purpose: 'purpose_id',
  attribute: 'unnest(attribute_ids)',
} as const;

/** Filter values of SEO URLs. */
@Injectable()
export class SeoUrlValuesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Number of SEO URLs per value. */
  countUses(column: FilterColumn): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      `select id, count(*)::int as count from (select ${VALUE_EXPRESSIONS[column]} as id from seo_url) as v where id is not null group by id`,
    );
  }

  /** All filters, row-locked until the end of the transaction. */
  async listForUpdate(): Promise<FilterRow[]> {
    const rows = await this.em.execute<FilterRow[]>(
      'select id, path, location_id as "locationId", purpose_id as "purposeId", capacity, attribute_ids as "attributeIds" from seo_url order by id for update',
    );
    return rows.map((row) => ({ ...row, attributeIds: row.attributeIds.map(Number) }));
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.em.execute('delete from seo_url where id = any(?::int[])', [toArrayLiteral(ids)]);
  }

  async update(rows: readonly FilterRow[]): Promise<void> {
    for (const { id, purposeId, attributeIds } of rows) {
      await this.em.execute(
        'update seo_url set purpose_id = ?, attribute_ids = ?::int[], version = version + 1, updated_at = now() where id = ?',
        [purposeId, toArrayLiteral(attributeIds), id],
      );
    }
  }
}
