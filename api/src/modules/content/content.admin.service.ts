import { Injectable } from '@nestjs/common';
import { buildContentUrl, type MenuPlace } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import {
  assertNoFieldErrors,
  createConflictError,
  DomainError,
  createFieldError,
  fieldError,
} from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findFreeSlug, toSlug } from '../../platform/text/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { ImageLibraryService } from '../media/index.ts';
import { RedirectsService } from '../seo/index.ts';
import { toAdminContentPageDto, type EditedPage } from './content.admin.mapper.ts';
import type { ContentPage } from './content-page.entity.ts';
import { ContentRepository, type ContentHead } from './content.repository.ts';
import {
  listChangedFields,
  listImageIds,
  sanitizeTexts,
  validateValues,
  toSnapshot,
  type ContentSnapshot,
  type ContentValues,
} from './content-values.ts';
import { PublishedContentService } from './published-content.service.ts';

/** Slug of a page whose title yields none. */
const FALLBACK_SLUG = 'stranka';
const pageNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Subject in the audit log and in the image library. */
const toAuditSubject = ({ id }: { id: number }) => ({ type: 'content', id });
const toAuditValues = (values: ContentSnapshot): Record<string, unknown> => ({ ...values });

/**
 * Admin operations on pages. Every save creates a revision; the old slug of a renamed page redirects to the
 * new one.
 */
@Injectable()
export class ContentAdminService {
  constructor(
    private readonly pages: ContentRepository,
    private readonly published: PublishedContentService,
    private readonly images: ImageLibraryService,
    private readonly redirects: RedirectsService,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  list(): Promise<ContentHead[]> {
    return this.pages.listHeads();
  }

  async getById(id: number): Promise<EditedPage> {
    const page = await this.pages.findById(id);
    if (!page) throw pageNotFound();
    return this.toEditedPage(page);
  }

  /** Adds a free page at the end of its menu. */
  create(actor: Actor, values: ContentValues): Promise<EditedPage> {
    return this.runExclusive(async () => {
      const slug = await this.resolveSlug(values, null);
      const { status, menuPlace, menuLabel } = await this.validateCover(values);
      const page = await this.pages.create({
        ...sanitizeTexts(slug, values),
        slug,
        kind: 'free',
        status,
        menuPlace,
        menuLabel,
        menuOrder: await this.nextMenuOrder(menuPlace),
        deletedAt: null,
        updatedAt: this.clock.now(),
      });
      await this.redirects.releasePaths(buildContentUrl(slug));
      await this.saveRevision(actor, page, Object.keys(toSnapshot(page)));
      await this.audit.record(
        actor,
        'content.add',
        toAuditSubject(page),
        {},
        toAuditValues(toSnapshot(page)),
      );
      return this.toEditedPage(page);
    });
  }

  /** Updates a page; fails with a conflict if the version is outdated. */
  save(actor: Actor, id: number, version: number, values: ContentValues): Promise<EditedPage> {
    return this.runExclusive(async () => {
      const page = await this.loadForUpdate(id, version);
      const slug =
        values.slug === null || page.kind === 'fixed' ? page.slug : await this.resolveSlug(values, page);
      if (page.kind === 'fixed') assertNoFieldErrors(validateValues(values, page.slug));
      return this.applyValues(actor, page, { ...values, slug });
    });
  }

  /** Applies values; shared by saving and restoring a revision. */
  async applyValues(actor: Actor, page: ContentPage, values: ContentSnapshot): Promise<EditedPage> {
    const before = toSnapshot(page);
    const { slug, status, menuPlace, menuLabel } = await this.validateCover(values);
    const after = { ...sanitizeTexts(page.slug, values), slug, status, menuPlace, menuLabel };
    const changed = listChangedFields(before, after);
    if (changed.length === 0) return this.toEditedPage(page);
    const menuOrder = menuPlace === page.menuPlace ? page.menuOrder : await this.nextMenuOrder(menuPlace);
    Object.assign(page, { ...after, menuOrder, updatedAt: this.clock.now() });
    await this.pages.flush();
    if (before.slug !== slug) {
      await this.redirects.releasePaths(buildContentUrl(slug));
      await this.redirects.recordMove(buildContentUrl(before.slug), buildContentUrl(slug));
    }
    await this.saveRevision(actor, page, changed);
    await this.audit.record(
      actor,
      'content.save',
      toAuditSubject(page),
      toAuditValues(before),
      toAuditValues(after),
    );
    return this.toEditedPage(page);
  }

  /** Deletes a free page; its URL returns 410. */
  remove(actor: Actor, id: number): Promise<EditedPage> {
    return this.runExclusive(async () => {
      const page = await this.pages.findForUpdate(id);
      if (!page || page.deletedAt !== null) throw pageNotFound();
      if (page.kind === 'fixed') throw new DomainError('conflict', 'CONTENT_FIXED');
      page.deletedAt = this.clock.now();
      await this.pages.flush();
      await this.redirects.recordGone(buildContentUrl(page.slug));
      await this.images.replaceUses(toAuditSubject(page), []);
      await this.audit.record(
        actor,
        'content.delete',
        toAuditSubject(page),
        toAuditValues(toSnapshot(page)),
        {},
      );
      return this.toEditedPage(page);
    });
  }

  /** Restores a deleted page, unless its slug is taken by now. */
  restore(actor: Actor, id: number): Promise<EditedPage> {
    return this.runExclusive(async () => {
      const page = await this.pages.findForUpdate(id);
      if (!page) throw pageNotFound();
      if (page.deletedAt === null) return this.toEditedPage(page);
      if (await this.pages.findBySlug(page.slug)) throw createFieldError('slug', fieldError('slugTaken'));
      page.deletedAt = null;
      await this.pages.flush();
      await this.redirects.releasePaths(buildContentUrl(page.slug));
      await this.images.replaceUses(toAuditSubject(page), listImageIds(page));
      await this.audit.record(
        actor,
        'content.restore',
        toAuditSubject(page),
        {},
        toAuditValues(toSnapshot(page)),
      );
      return this.toEditedPage(page);
    });
  }

  /** Sets the pages of a menu in this order; other pages are removed from it. */
  async arrangeMenu(actor: Actor, place: MenuPlace, ids: readonly number[]): Promise<ContentHead[]> {
    return this.runExclusive(async () => {
      const pages = await this.pages.listHeads();
      const wanted = ids.map((id) => pages.find((page) => page.id === id));
      if (new Set(ids).size !== ids.length || wanted.some((page) => page === undefined))
        throw createFieldError('ids', fieldError('choice'));
      const present = pages.filter(({ menuPlace }) => menuPlace === place);
      const leaving =
        place === 'none' ? [] : present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
      await this.pages.setMenu(place, ids);
      if (leaving.length > 0) await this.pages.setMenu('none', leaving);
      const names = (some: readonly (ContentHead | undefined)[]): string[] =>
        some.flatMap((page) => page?.title ?? []);
      const [first] = [...ids, ...leaving];
      if (first !== undefined)
        await this.audit.record(
          actor,
          'content.order',
          toAuditSubject({ id: first }),
          { menu_place: place, order: names(present) },
          { menu_place: place, order: names(wanted) },
        );
      return this.pages.listHeads();
    });
  }

  /** Loads and locks the page; fails with a conflict if the version is outdated. */
  async loadForUpdate(id: number, version: number): Promise<ContentPage> {
    const page = await this.pages.findForUpdate(id);
    if (!page || page.deletedAt !== null) throw pageNotFound();
    if (page.version !== version) throw createConflictError(toAdminContentPageDto(await this.getById(id)));
    return page;
  }

  /** Runs a change in a serialized transaction and clears the cache of this process. */
  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.unit.run(async () => {
      await this.pages.lockChanges();
      return work();
    });
    this.published.clearCache();
    return result;
  }

  /** Adds image URLs for the editor. */
  private async toEditedPage(page: ContentPage): Promise<EditedPage> {
    const covers = await this.images.listStoredImages(page.coverId === null ? [] : [page.coverId]);
    return {
      page,
      html: await this.images.toEditableArticle(page.html),
      cover: covers.get(page.coverId ?? 0) ?? null,
    };
  }

  /** Stores a revision and updates the images in use. */
  private async saveRevision(actor: Actor, page: ContentPage, changed: readonly string[]): Promise<void> {
    await this.images.replaceUses(toAuditSubject(page), listImageIds(page));
    await this.pages.createRevision({
      page,
      version: page.version,
      authorId: actor.userId,
      values: toSnapshot(page),
      changed: [...changed],
      createdAt: this.clock.now(),
    });
  }

  /** The given slug if it is valid and free, else one derived from the title. */
  private async resolveSlug(values: ContentValues, page: ContentPage | null): Promise<string> {
    assertNoFieldErrors(validateValues(values, null));
    const taken = new Set(
      (await this.pages.listHeads()).filter(({ id }) => id !== page?.id).map(({ slug }) => slug),
    );
    if (values.slug === null)
      return findFreeSlug(toSlug(values.title, FALLBACK_SLUG).slice(0, 90).replace(/-+$/u, ''), taken);
    if (taken.has(values.slug)) throw createFieldError('slug', fieldError('slugTaken'));
    return values.slug;
  }

  /** Returns the values; throws a validation error if the cover does not exist. */
  private async validateCover<Values extends Pick<ContentValues, 'coverId'>>(
    values: Values,
  ): Promise<Values> {
    if (
      values.coverId !== null &&
      !(await this.images.listStoredImages([values.coverId])).has(values.coverId)
    )
      throw createFieldError('cover_id', fieldError('contentCover'));
    return values;
  }

  private async nextMenuOrder(place: MenuPlace): Promise<number> {
    return (
      Math.max(
        0,
        ...(await this.pages.listHeads())
          .filter(({ menuPlace }) => menuPlace === place)
          .map(({ menuOrder }) => menuOrder),
      ) + 1
    );
  }
}
