import { Injectable } from '@nestjs/common';
import { contentUrl, type MenuPlace } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { contentApi } from '@prostora/strings/cs/content-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFaults, changedMeanwhile, DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { freeSlug, slugOf } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { ImageLibrary, type StoredImage } from '../media/index.ts';
import { Redirects } from '../seo/index.ts';
import { adminPage } from './content.admin.mapper.ts';
import type { ContentPage } from './content-page.entity.ts';
import { ContentRepository, type ContentHead } from './content.repository.ts';
import {
  changedMembers,
  imagesOf,
  keptTexts,
  problemsOf,
  snapshotOf,
  type ContentSnapshot,
  type ContentValues,
} from './content-values.ts';
import { PublishedContent } from './published-content.service.ts';

/** A page for editing. */
export type EditedPage = { page: ContentPage; html: string; cover: StoredImage | null };

/** Slug of a page whose title yields none. */
const NAMELESS = 'stranka';
const noPage = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Subject in the audit log and in the image library. */
const subject = ({ id }: { id: number }) => ({ type: 'content', id });
const told = (values: ContentSnapshot): Record<string, unknown> => ({ ...values });

/**
 * Admin operations on pages. Every save creates a revision; the old slug of a renamed page redirects to the
 * new one.
 */
@Injectable()
export class ContentDesk {
  constructor(
    private readonly pages: ContentRepository,
    private readonly published: PublishedContent,
    private readonly images: ImageLibrary,
    private readonly redirects: Redirects,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  list(): Promise<ContentHead[]> {
    return this.pages.heads();
  }

  async read(id: number): Promise<EditedPage> {
    const page = await this.pages.byId(id);
    if (!page) throw noPage();
    return this.edited(page);
  }

  /** Adds a free page at the end of its menu. */
  add(actor: Actor, values: ContentValues): Promise<EditedPage> {
    return this.change(async () => {
      const slug = await this.slugFor(values, null);
      const { status, menuPlace, menuLabel } = await this.checked(values);
      const page = await this.pages.add({
        ...keptTexts(slug, values),
        slug,
        kind: 'free',
        status,
        menuPlace,
        menuLabel,
        menuOrder: await this.lastOf(menuPlace),
        deletedAt: null,
        updatedAt: this.clock.now(),
      });
      await this.redirects.taken(contentUrl(slug));
      await this.keep(actor, page, Object.keys(snapshotOf(page)));
      await this.audit.record(actor, 'content.add', subject(page), {}, told(snapshotOf(page)));
      return this.edited(page);
    });
  }

  /** Updates a page; fails with a conflict if the version is outdated. */
  save(actor: Actor, id: number, version: number, values: ContentValues): Promise<EditedPage> {
    return this.change(async () => {
      const page = await this.current(id, version);
      const slug =
        values.slug === null || page.kind === 'fixed' ? page.slug : await this.slugFor(values, page);
      if (page.kind === 'fixed') assertNoFaults(problemsOf(values, page.slug));
      return this.write(actor, page, { ...values, slug });
    });
  }

  /** Applies values; shared by saving and restoring a revision. */
  async write(actor: Actor, page: ContentPage, values: ContentSnapshot): Promise<EditedPage> {
    const before = snapshotOf(page);
    const { slug, status, menuPlace, menuLabel } = await this.checked(values);
    const after = { ...keptTexts(page.slug, values), slug, status, menuPlace, menuLabel };
    const changed = changedMembers(before, after);
    if (changed.length === 0) return this.edited(page);
    const menuOrder = menuPlace === page.menuPlace ? page.menuOrder : await this.lastOf(menuPlace);
    Object.assign(page, { ...after, menuOrder, updatedAt: this.clock.now() });
    await this.pages.flush();
    if (before.slug !== slug) {
      await this.redirects.taken(contentUrl(slug));
      await this.redirects.moved(contentUrl(before.slug), contentUrl(slug));
    }
    await this.keep(actor, page, changed);
    await this.audit.record(actor, 'content.save', subject(page), told(before), told(after));
    return this.edited(page);
  }

  /** Deletes a free page; its URL returns 410. */
  remove(actor: Actor, id: number): Promise<EditedPage> {
    return this.change(async () => {
      const page = await this.pages.locked(id);
      if (!page || page.deletedAt !== null) throw noPage();
      if (page.kind === 'fixed') throw new DomainError('conflict', 'CONTENT_FIXED');
      page.deletedAt = this.clock.now();
      await this.pages.flush();
      await this.redirects.gone(contentUrl(page.slug));
      await this.images.use(subject(page), []);
      await this.audit.record(actor, 'content.delete', subject(page), told(snapshotOf(page)), {});
      return this.edited(page);
    });
  }

  /** Restores a deleted page, unless its slug is taken by now. */
  bringBack(actor: Actor, id: number): Promise<EditedPage> {
    return this.change(async () => {
      const page = await this.pages.locked(id);
      if (!page) throw noPage();
      if (page.deletedAt === null) return this.edited(page);
      if (await this.pages.bySlug(page.slug)) throw invalidField('slug', fieldError('slugTaken'));
      page.deletedAt = null;
      await this.pages.flush();
      await this.redirects.taken(contentUrl(page.slug));
      await this.images.use(subject(page), imagesOf(page));
      await this.audit.record(actor, 'content.restore', subject(page), {}, told(snapshotOf(page)));
      return this.edited(page);
    });
  }

  /** Sets the pages of a menu in this order; other pages are removed from it. */
  async arrange(actor: Actor, place: MenuPlace, ids: readonly number[]): Promise<ContentHead[]> {
    return this.change(async () => {
      const pages = await this.pages.heads();
      const wanted = ids.map((id) => pages.find((page) => page.id === id));
      if (new Set(ids).size !== ids.length || wanted.some((page) => page === undefined))
        throw invalidField('ids', fieldError('choice'));
      const present = pages.filter(({ menuPlace }) => menuPlace === place);
      const leaving =
        place === 'none' ? [] : present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
      await this.pages.arrange(place, ids);
      if (leaving.length > 0) await this.pages.arrange('none', leaving);
      const names = (some: readonly (ContentHead | undefined)[]): string[] =>
        some.flatMap((page) => page?.title ?? []);
      const [first] = [...ids, ...leaving];
      if (first !== undefined)
        await this.audit.record(
          actor,
          'content.order',
          subject({ id: first }),
          { menu_place: place, order: names(present) },
          { menu_place: place, order: names(wanted) },
        );
      return this.pages.heads();
    });
  }

  /** Loads and locks the page; fails with a conflict if the version is outdated. */
  async current(id: number, version: number): Promise<ContentPage> {
    const page = await this.pages.locked(id);
    if (!page || page.deletedAt !== null) throw noPage();
    if (page.version !== version) throw changedMeanwhile(adminPage(await this.read(id)));
    return page;
  }

  /** Runs a change in a serialized transaction and clears the cache of this process. */
  async change<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.unit.run(async () => {
      await this.pages.oneAtATime();
      return work();
    });
    this.published.forget();
    return done;
  }

  /** Adds image URLs for the editor. */
  private async edited(page: ContentPage): Promise<EditedPage> {
    const covers = await this.images.views(page.coverId === null ? [] : [page.coverId]);
    return {
      page,
      html: await this.images.editable(page.html),
      cover: covers.get(page.coverId ?? 0) ?? null,
    };
  }

  /** Stores a revision and updates the images in use. */
  private async keep(actor: Actor, page: ContentPage, changed: readonly string[]): Promise<void> {
    await this.images.use(subject(page), imagesOf(page));
    await this.pages.keep({
      page,
      version: page.version,
      authorId: actor.userId,
      values: snapshotOf(page),
      changed: [...changed],
      createdAt: this.clock.now(),
    });
  }

  /** The given slug if it is valid and free, else one derived from the title. */
  private async slugFor(values: ContentValues, page: ContentPage | null): Promise<string> {
    assertNoFaults(problemsOf(values, null));
    const taken = new Set(
      (await this.pages.heads()).filter(({ id }) => id !== page?.id).map(({ slug }) => slug),
    );
    if (values.slug === null)
      return freeSlug(slugOf(values.title, NAMELESS).slice(0, 90).replace(/-+$/u, ''), taken);
    if (taken.has(values.slug)) throw invalidField('slug', fieldError('slugTaken'));
    return values.slug;
  }

  /** Returns the values; throws a validation error if the cover does not exist. */
  private async checked<Values extends Pick<ContentValues, 'coverId'>>(values: Values): Promise<Values> {
    if (values.coverId !== null && !(await this.images.views([values.coverId])).has(values.coverId))
      throw invalidField('cover_id', contentApi.errors.cover);
    return values;
  }

  private async lastOf(place: MenuPlace): Promise<number> {
    return (
      Math.max(
        0,
        ...(await this.pages.heads())
          .filter(({ menuPlace }) => menuPlace === place)
          .map(({ menuOrder }) => menuOrder),
      ) + 1
    );
  }
}
