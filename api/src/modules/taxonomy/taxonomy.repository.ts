import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { Attribute } from './attribute.entity.ts';
import { Purpose } from './purpose.entity.ts';
import { TaxonomyAlias } from './taxonomy-alias.entity.ts';
import type { Term, TermKind } from './term.ts';

const ENTITIES = { purpose: Purpose, attribute: Attribute } as const;
/** Key of the advisory lock for changes of slugs and of the order. */
const CHANGES_LOCK = 770_340;

@Injectable()
export class TaxonomyRepository {
  constructor(private readonly em: EntityManager) {}

  purposes(): Promise<Purpose[]> {
    return this.em.find(Purpose, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }

  attributes(): Promise<Attribute[]> {
    return this.em.find(Attribute, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }

  terms(kind: TermKind): Promise<Term[]> {
    return kind === 'purpose' ? this.purposes() : this.attributes();
  }

  byId(kind: TermKind, id: number): Promise<Term | null> {
    return this.em.findOne<Term>(ENTITIES[kind], { id });
  }

  /** Locks the row until the end of the transaction; callers take locks in the order of ids. */
  locked(kind: TermKind, id: number): Promise<Term | null> {
    return this.em.findOne<Term>(
      ENTITIES[kind],
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Serializes changes of slugs and of the order, because each depends on all other items. */
  async oneAtATime(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  async add(kind: TermKind, values: object): Promise<Term> {
    const term = Object.assign(new ENTITIES[kind](), values) as Term;
    await this.em.persist(term).flush();
    return term;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** Removes the item with its aliases. */
  async remove(kind: TermKind, term: Term): Promise<void> {
    await this.em.nativeDelete(TaxonomyAlias, { kind, termId: term.id });
    await this.em.remove(term).flush();
  }

  /** Writes the order without raising versions, so that open forms do not conflict. */
  async number(kind: TermKind, ids: readonly number[]): Promise<void> {
    await this.em.execute(
      `update "${kind}" set sort_order = o.position * 10 from unnest(?::int[]) with ordinality as o(id, position) where "${kind}".id = o.id and "${kind}".sort_order <> o.position * 10`,
      [toArrayLiteral(ids)],
    );
  }

  aliases(): Promise<TaxonomyAlias[]> {
    return this.em.find(TaxonomyAlias, {}, { orderBy: { kind: 'asc', key: 'asc' } });
  }

  /** @param key a slug or an id */
  async alias(kind: TermKind, key: string, termId: number): Promise<void> {
    await this.em.execute(
      'insert into taxonomy_alias (kind, key, term_id) values (?, ?, ?) on conflict (kind, key) do update set term_id = excluded.term_id',
      [kind, key, termId],
    );
  }

  async moveAliases(kind: TermKind, from: number, into: number): Promise<void> {
    await this.em.nativeUpdate(TaxonomyAlias, { kind, termId: from }, { termId: into });
  }

  /** Removes the alias of a slug that an item has taken. */
  async freeSlug(kind: TermKind, slug: string): Promise<void> {
    await this.em.nativeDelete(TaxonomyAlias, { kind, key: slug });
  }
}
