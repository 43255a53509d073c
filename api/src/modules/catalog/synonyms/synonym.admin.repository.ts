import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { matchWords } from '../../../platform/database/index.ts';
import { Location } from '../../geo/index.ts';
import { Attribute, Purpose, type TaxonomyKind } from '../../taxonomy/index.ts';
import type { SynonymKind } from '../sentence/build-vocabulary.ts';
import { SentenceSynonym } from './sentence-synonym.entity.ts';

export type SynonymFilter = { search: string | null; kind: SynonymKind | null; itemId: number | null };
export type SynonymListQuery = SynonymFilter & {
  sort: 'word' | 'item' | 'created';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
};
export type SynonymItem = Purpose | Attribute | Location;
type WhereClause = { where: string; params: unknown[] };

const ITEMS = { purpose: Purpose, attribute: Attribute, location: Location } as const;
const POPULATE = ['purpose', 'attribute', 'location'] as const;
const ITEM_NAME = 'coalesce(p.name, a.name, l.name)';
const COLUMNS = {
  word: 's.folded',
  item: `${ITEM_NAME} collate "cs-CZ-x-icu"`,
  created: 's.created_at',
} as const;
const FROM = `from sentence_synonym s left join purpose p on p.id = s.purpose_id
  left join attribute a on a.id = s.attribute_id left join location l on l.id = s.location_id`;
/** Key of the advisory lock that serializes changes of synonyms. */
const WRITE_LOCK_KEY = 770_351;

/** Queries and changes of synonyms for the console. */
@Injectable()
export class SynonymAdminRepository {
  constructor(private readonly em: EntityManager) {}

  async listPage({ sort, order, page, pageSize, ...filter }: SynonymListQuery): Promise<SentenceSynonym[]> {
    const { where, params } = buildWhere(filter);
    const rows = await this.em
      .getConnection()
      .execute<{ id: number }[]>(
        `select s.id ${FROM} where ${where} order by ${COLUMNS[sort]} ${order}, s.id ${order} limit ? offset ?`,
        [...params, pageSize, (page - 1) * pageSize],
      );
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(SentenceSynonym, { id: { $in: ids } }, { populate: POPULATE });
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async count(filter: SynonymFilter): Promise<number> {
    const { where, params } = buildWhere(filter);
    const [row] = await this.em
      .getConnection()
      .execute<{ total: number }[]>(`select count(*)::int as total ${FROM} where ${where}`, params);
    return row?.total ?? 0;
  }

  findById(id: number): Promise<SentenceSynonym | null> {
    return this.em.findOne(SentenceSynonym, { id }, { populate: POPULATE });
  }

  async findForUpdate(id: number): Promise<SentenceSynonym | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const synonym = await this.em.findOne(SentenceSynonym, { id }, { lockMode, refresh: true });
    return synonym && this.em.populate(synonym, POPULATE).then(() => synonym);
  }

  findItem(kind: SynonymKind, id: number): Promise<SynonymItem | null> {
    return this.em.findOne<SynonymItem>(ITEMS[kind], { id });
  }

  /** Synonyms of the kind with the same word. */
  listSame(kind: SynonymKind, folded: string): Promise<SentenceSynonym[]> {
    return this.em.find(SentenceSynonym, { folded, [kind]: { $ne: null } });
  }

  /** Serializes changes until the end of the transaction, because each is validated against the others. */
  async acquireWriteLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [WRITE_LOCK_KEY]);
  }

  async create(values: Partial<SentenceSynonym>): Promise<SentenceSynonym> {
    const synonym = Object.assign(new SentenceSynonym(), values);
    await this.em.persist(synonym).flush();
    return synonym;
  }

  /** Moves the synonyms of a merged item; those that the other one has too are deleted with it. */
  async replaceItem(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    const column = `${kind}_id`;
    await this.em.execute(
      `update sentence_synonym s set ${column} = ?, version = version + 1 where ${column} = ?
        and not exists (select from sentence_synonym o where o.${column} = ? and o.folded = s.folded)`,
      [into, from, into],
    );
  }

  async remove(synonym: SentenceSynonym): Promise<void> {
    await this.em.remove(synonym).flush();
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}

function buildWhere({ search, kind, itemId }: SynonymFilter): WhereClause {
  const words = search === null ? null : matchWords(`s.word || ' ' || ${ITEM_NAME}`, search);
  return {
    where: [
      kind === null ? 'true' : `s.${kind}_id is not null`,
      ...(itemId === null ? [] : ['coalesce(s.purpose_id, s.attribute_id, s.location_id) = ?']),
      ...(words === null ? [] : [words.sql]),
    ].join(' and '),
    params: [...(itemId === null ? [] : [itemId]), ...(words?.params ?? [])],
  };
}
