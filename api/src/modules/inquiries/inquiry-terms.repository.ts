import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

const VALUE = { purpose: 'purpose_id', attribute: 'unnest(attribute_ids)', location: 'location_id' } as const;

/** What demands ask for, as far as the values of the taxonomy and of places are concerned. */
@Injectable()
export class InquiryTermsRepository {
  constructor(private readonly em: EntityManager) {}

  /** How many demands and messages name each of the values. */
  uses(kind: keyof typeof VALUE): Promise<{ id: number; count: number }[]> {
    return this.em.execute(
      `select id, count(*)::int as count from (select ${VALUE[kind]} as id from inquiry) as v where id is not null group by id`,
    );
  }

  /** Whoever asked for `from` asks for `into`, once and in its place. */
  async replace(kind: 'purpose' | 'attribute', from: number, into: number): Promise<void> {
    if (kind === 'purpose') {
      await this.em.execute('update inquiry set purpose_id = ?, version = version + 1 where purpose_id = ?', [
        into,
        from,
      ]);
      return;
    }
    await this.em.execute(
      `update inquiry set version = version + 1, attribute_ids = array(select one from unnest(array_replace(attribute_ids, ?, ?)) with ordinality as list(one, place) group by one order by min(place))
       where attribute_ids @> array[?]::int[]`,
      [from, into, from],
    );
  }
}
