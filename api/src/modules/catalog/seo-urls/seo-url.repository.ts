import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import { SeoUrl } from '../../seo/index.ts';
import { toFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';
import type { ConflictingSeoUrls } from './seo-url.rules.ts';

/** Key of the advisory lock that serializes writes, so that validation results stay true. */
const WRITE_LOCK_KEY = 7_305_116;

/** Writes SEO URLs; reads are served from memory. */
@Injectable()
export class SeoUrlRepository {
  constructor(private readonly em: EntityManager) {}

  /** Acquires the write lock until the end of the transaction. */
  async acquireWriteLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [WRITE_LOCK_KEY]);
  }

  findForUpdate(id: number): Promise<SeoUrl | null> {
    return this.em.findOne(SeoUrl, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The existing ones of the given ids, row-locked. */
  listForUpdate(ids: readonly number[]): Promise<SeoUrl[]> {
    return this.em.find(
      SeoUrl,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
  }

  listAll(): Promise<SeoUrl[]> {
    return this.em.find(SeoUrl, {}, { orderBy: { id: 'asc' } });
  }

  /** Other SEO URLs with the same path or filter. */
  async findConflicting(values: SeoUrlValues, ownId: number | null): Promise<ConflictingSeoUrls> {
    const { locationId, purposeId, capacity, attributeIds } = toFilter(values);
    const rows = await this.em.execute<(OtherSeoUrl & { same_path: boolean; same_filter: boolean })[]>(
      `select id, path, same_path, same_filter from (
         select id, path, path = ? as same_path, (location_id, purpose_id, capacity,
         attribute_ids) is not distinct from (?::int, ?::int, ?::varchar, ?::int[]) as same_filter from seo_url where id is distinct from ?::int
       ) others where same_path or same_filter`,
      [values.path, locationId, purposeId, capacity, toArrayLiteral(attributeIds), ownId],
    );
    const found = (isRival: (row: (typeof rows)[number]) => boolean): OtherSeoUrl | null => {
      const rival = rows.find(isRival);
      return rival ? { id: rival.id, path: rival.path } : null;
    };
    return { path: found((row) => row.same_path), filter: found((row) => row.same_filter) };
  }

  async create(values: readonly SeoUrlValues[], updatedAt: Date): Promise<SeoUrl[]> {
    const added = values.map((each) => this.em.create(SeoUrl, { ...each, updatedAt }));
    await this.em.flush();
    return added;
  }

  /** Replaces the filters by unique placeholders until `setAttributes`, so that they can be swapped. */
  async clearFilters(ids: readonly number[]): Promise<void> {
    await this.em.execute('update seo_url set attribute_ids = array[-id] where id = any(?::int[])', [
      toArrayLiteral(ids),
    ]);
  }

  async setAttributes(seoUrls: readonly { id: number; attributeIds: readonly number[] }[]): Promise<void> {
    await this.em.execute(
      `update seo_url set attribute_ids = array(select jsonb_array_elements_text(given.attributes)::int)
        from jsonb_to_recordset(?::jsonb) as given(id int, attributes jsonb) where seo_url.id = given.id`,
      [JSON.stringify(seoUrls.map(({ id, attributeIds }) => ({ id, attributes: attributeIds })))],
    );
  }

  async remove(seoUrls: readonly SeoUrl[]): Promise<void> {
    await this.em.nativeDelete(SeoUrl, { id: { $in: seoUrls.map(({ id }) => id) } });
  }
}
