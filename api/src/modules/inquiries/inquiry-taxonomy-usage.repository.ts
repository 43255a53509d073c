import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

const ID_COLUMNS = {
  purpose: 'purpose_id',
  attribute: 'unnest(attribute_ids)',
  location: 'location_id',
} as const;

/** Usage of taxonomy items and locations in inquiries. */
@Injectable()
export class InquiryTaxonomyUsageRepository {
  constructor(private readonly em: EntityManager) {}

  /** Number of inquiries per item. */
  countUsage(kind: keyof typeof ID_COLUMNS): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      `select id, count(*)::int as count from (select ${ID_COLUMNS[kind]} as id from inquiry) as v
       where id is not null group by id`,
    );
  }

  /** Replaces item `from` by `into`, keeping the position and removing duplicates. */
  async replace(kind: 'purpose' | 'attribute', from: number, into: number): Promise<void> {
    if (kind === 'purpose') {
      await this.em.execute('update inquiry set purpose_id = ?, version = version + 1 where purpose_id = ?', [
        into,
        from,
      ]);
      return;
    }
    await this.em.execute(
      `update inquiry set version = version + 1, attribute_ids = array(select one
       from unnest(array_replace(attribute_ids, ?, ?)) with ordinality as list(one, place) group by one
       order by min(place))
       where attribute_ids @> array[?]::int[]`,
      [from, into, from],
    );
  }
}
