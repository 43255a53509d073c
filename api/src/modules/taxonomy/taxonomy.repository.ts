import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EventLayout } from '@prostora/contracts';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { Attribute } from './attribute.entity.ts';
import { Purpose } from './purpose.entity.ts';
import { TaxonomyAlias } from './taxonomy-alias.entity.ts';
import type { TaxonomyItem, TaxonomyKind } from './taxonomy-item.ts';

const ENTITIES = { purpose: Purpose, attribute: Attribute } as const;
/** Key of the advisory lock for changes of slugs and of the order. */
const CHANGES_LOCK = 770_340;

@Injectable()
export class TaxonomyRepository {
  constructor(private readonly em: EntityManager) {}

  listPurposes(): Promise<Purpose[]> {
    return this.em.find(Purpose, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }

  listAttributes(): Promise<Attribute[]> {
    return this.em.find(Attribute, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }

  listItems(kind: TaxonomyKind): Promise<TaxonomyItem[]> {
    return kind === 'purpose' ? this.listPurposes() : this.listAttributes();
  }

  findById(kind: TaxonomyKind, id: number): Promise<TaxonomyItem | null> {
    return this.em.findOne<TaxonomyItem>(ENTITIES[kind], { id });
  }

  /** Locks the row until the end of the transaction; callers take locks in the order of ids. */
  findForUpdate(kind: TaxonomyKind, id: number): Promise<TaxonomyItem | null> {
    return this.em.findOne<TaxonomyItem>(
      ENTITIES[kind],
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Serializes changes of slugs and of the order, because each depends on all other items. */
  async lockForChanges(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  async create(kind: TaxonomyKind, values: object): Promise<TaxonomyItem> {
    const item = Object.assign(new ENTITIES[kind](), values) as TaxonomyItem;
    await this.em.persist(item).flush();
    return item;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** Removes the item with its aliases. */
  async remove(kind: TaxonomyKind, item: TaxonomyItem): Promise<void> {
    await this.em.nativeDelete(TaxonomyAlias, { kind, termId: item.id });
    await this.em.remove(item).flush();
  }

  /** Writes the order without raising versions, so that open forms do not conflict. */
  async renumber(kind: TaxonomyKind, ids: readonly number[]): Promise<void> {
    await this.em.execute(
      `update "${kind}" set sort_order = o.position * 10 from unnest(?::int[]) with ordinality as o(id, position) where "${kind}".id = o.id and "${kind}".sort_order <> o.position * 10`,
      [toArrayLiteral(ids)],
    );
  }

  listAliases(): Promise<TaxonomyAlias[]> {
    return this.em.find(TaxonomyAlias, {}, { orderBy: { kind: 'asc', key: 'asc' } });
  }

  /** Current slugs of purposes by present and former slugs; unknown ones are left out. */
  async resolvePurposeSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.em.execute<{ key: string; slug: string }[]>(
      `select given.key, coalesce(current.slug, former.slug) as slug
       from jsonb_array_elements_text(?::jsonb) as given(key)
       left join purpose current on current.slug = given.key
       left join taxonomy_alias a on a.kind = 'purpose' and a.key = given.key
       left join purpose former on former.id = a.term_id
       where current.id is not null or former.id is not null`,
      [JSON.stringify([...new Set(slugs)])],
    );
    return new Map(rows.map(({ key, slug }) => [key, slug]));
  }

  /** By a present or former slug. */
  async findUsualLayout(slug: string): Promise<EventLayout | null> {
    const current = (await this.resolvePurposeSlugs([slug])).get(slug);
    const purpose = current === undefined ? null : await this.em.findOne(Purpose, { slug: current });
    return purpose?.usualLayout ?? null;
  }

  /** @param key a slug or an id */
  async saveAlias(kind: TaxonomyKind, key: string, termId: number): Promise<void> {
    await this.em.execute(
      'insert into taxonomy_alias (kind, key, term_id) values (?, ?, ?) on conflict (kind, key) do update set term_id = excluded.term_id',
      [kind, key, termId],
    );
  }

  async moveAliases(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    await this.em.nativeUpdate(TaxonomyAlias, { kind, termId: from }, { termId: into });
  }

  /** Removes the alias of a slug that an item has taken. */
  async removeAlias(kind: TaxonomyKind, slug: string): Promise<void> {
    await this.em.nativeDelete(TaxonomyAlias, { kind, key: slug });
  }
}
