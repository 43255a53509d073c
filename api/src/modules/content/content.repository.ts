import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { MenuPlace } from '@prostora/contracts';
import { ContentPage } from './content-page.entity.ts';
import { ContentRevision } from './content-revision.entity.ts';

/** A page without its texts, for lists. */
export type ContentHead = Pick<
  ContentPage,
  | 'id'
  | 'slug'
  | 'kind'
  | 'title'
  | 'status'
  | 'menuPlace'
  | 'menuLabel'
  | 'menuOrder'
  | 'version'
  | 'updatedAt'
>;
export type RevisionRow = {
  id: number;
  version: number;
  createdAt: Date;
  changed: string[];
  author: { id: number; email: string } | null;
};

const HEAD_FIELDS = [
  'id',
  'slug',
  'kind',
  'title',
  'status',
  'menuPlace',
  'menuLabel',
  'menuOrder',
  'version',
  'updatedAt',
] as const;
const NOT_DELETED = { deletedAt: null } as const;
/** Key of the advisory lock for changes of pages. */
const CHANGES_LOCK = 770_344;

@Injectable()
export class ContentRepository {
  constructor(private readonly em: EntityManager) {}

  /** Pages that are not deleted, in menu order. */
  listHeads(): Promise<ContentHead[]> {
    return this.em.find(ContentPage, NOT_DELETED, {
      fields: HEAD_FIELDS,
      orderBy: { menuOrder: 'asc', id: 'asc' },
    });
  }

  /** Published pages, in a forked entity manager because the sitemap is generated outside a request. */
  listPublishedHeads(): Promise<ContentHead[]> {
    return this.em
      .fork()
      .find(
        ContentPage,
        { ...NOT_DELETED, status: 'published' },
        { fields: HEAD_FIELDS, orderBy: { menuOrder: 'asc', id: 'asc' } },
      );
  }

  findById(id: number): Promise<ContentPage | null> {
    return this.em.findOne(ContentPage, { id, ...NOT_DELETED });
  }

  findBySlug(slug: string): Promise<ContentPage | null> {
    return this.em.findOne(ContentPage, { slug, ...NOT_DELETED });
  }

  /** The page, including a deleted one, locked until the end of the transaction. */
  findForUpdate(id: number): Promise<ContentPage | null> {
    return this.em.findOne(ContentPage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Serializes changes of slugs and menus until the end of the transaction. */
  async lockChanges(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [CHANGES_LOCK]);
  }

  async create(given: Omit<ContentPage, 'id' | 'version'>): Promise<ContentPage> {
    const page = this.em.create(ContentPage, given);
    await this.em.flush();
    return page;
  }

  /** Sets the order of pages in a menu. The version changes only for pages moved from another menu. */
  async setMenu(place: MenuPlace, ids: readonly number[]): Promise<void> {
    await this.em.execute(
      `update content_page p set menu_order = o.position, version = p.version + (p.menu_place <> ?)::int, menu_place = ?
       from jsonb_array_elements_text(?::jsonb) with ordinality as o(id, position) where p.id = o.id::int`,
      [place, place, JSON.stringify(ids)],
    );
  }

  async createRevision(revision: Omit<ContentRevision, 'id'>): Promise<void> {
    this.em.create(ContentRevision, revision);
    await this.em.flush();
  }

  /** Revisions of a page with the current e-mail of their authors, newest first. */
  async listRevisions(
    pageId: number,
    page: number,
    pageSize: number,
  ): Promise<{ rows: RevisionRow[]; total: number }> {
    const rows = await this.em.execute<
      (Omit<RevisionRow, 'createdAt' | 'author'> & {
        createdAt: string;
        authorId: number | null;
        email: string | null;
        total: number;
      })[]
    >(
      `select r.id, r.version, r.created_at as "createdAt", r.changed, r.author_id as "authorId", u.email,
       count(*) over ()::int as total
       from content_revision r left join app_user u on u.id = r.author_id where r.page_id = ?
       order by r.version desc limit ? offset ?`,
      [pageId, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ id, version, createdAt, changed, authorId, email }) => ({
        id,
        version,
        changed,
        createdAt: new Date(createdAt),
        author: authorId === null ? null : { id: authorId, email: email ?? '' },
      })),
    };
  }

  findRevision(id: number): Promise<ContentRevision | null> {
    return this.em.findOne(ContentRevision, { id });
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
