import { Injectable } from '@nestjs/common';
import { SqlPool } from '../../../platform/database/index.ts';
import type { TaxonomyKind } from '../../taxonomy/index.ts';

export type SynonymKind = TaxonomyKind | 'location';
export type SynonymRow = { kind: SynonymKind; itemId: number; word: string };

/** Synonyms as the catalogue and the taxonomy use them. */
@Injectable()
export class SynonymRepository {
  constructor(private readonly sql: SqlPool) {}

  listAll(): Promise<SynonymRow[]> {
    return this.sql.query<SynonymRow>(
      `select case when purpose_id is not null then 'purpose' when attribute_id is not null then 'attribute' else 'location' end as kind,
        coalesce(purpose_id, attribute_id, location_id) as "itemId", word from sentence_synonym order by id`,
    );
  }

  /** Moves the synonyms of a merged item; those that the other one has too are left to be deleted with it. */
  async replaceItem(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    const column = `${kind}_id`;
    await this.sql.query(
      `update sentence_synonym s set ${column} = $2, version = version + 1 where ${column} = $1
        and not exists (select from sentence_synonym o where o.${column} = $2 and o.folded = s.folded)`,
      [from, into],
    );
  }
}
