import { Injectable } from '@nestjs/common';
import { TERMS_PAGE, buildContentUrl } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import { summarizeArticle, type ArticleHeading } from '../../platform/text/index.ts';
import { ImageLibraryService, type StoredImage } from '../media/index.ts';
import {
  SiteSettingsService,
  LegalTermsService,
  type SiteValues,
  type LegalTermsEdition,
} from '../settings/index.ts';
import type { ContentPage } from './content-page.entity.ts';
import { ContentRepository, type ContentHead } from './content.repository.ts';

/** Cache TTL in ms; changes by another process become visible after it. */
const CACHE_TTL_MS = 1000;

/** Version of the terms shown on a page, and all versions. */
export type DisplayedTerms = { version: string; editions: readonly LegalTermsEdition[] };
export type PublishedPage = {
  page: ContentPage;
  html: string;
  contents: readonly ArticleHeading[];
  spaces: readonly string[];
  cover: StoredImage | null;
  site: SiteValues;
  terms: DisplayedTerms | null;
};
export type MenuLink = { label: string; url: string };
export type Menu = { header: MenuLink[]; owners: MenuLink[]; footer: MenuLink[] };

type CacheEntry<T> = { until: number; value: Promise<T> };

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Other slugs are rejected without a query or a cache entry. */
const SLUG = /^[a-z0-9-]{1,200}$/u;

/** Published pages and menus, cached for a second because every public page needs them. */
@Injectable()
export class PublishedContentService {
  private readonly cache = new Map<string, CacheEntry<unknown>>();

  constructor(
    private readonly pages: ContentRepository,
    private readonly images: ImageLibraryService,
    private readonly terms: LegalTermsService,
    private readonly settings: SiteSettingsService,
  ) {}

  /** A published page; for the terms page the version in force, or the one valid from the given day. */
  async getPage(slug: string, version: string | null): Promise<PublishedPage> {
    if (!SLUG.test(slug)) throw notFound();
    const page = await this.readCached(`page ${slug}`, () => this.pages.findBySlug(slug));
    if (page?.status !== 'published' || (version !== null && slug !== TERMS_PAGE)) {
      this.cache.delete(`page ${slug}`);
      throw notFound();
    }
    const terms = slug === TERMS_PAGE ? await this.loadTerms(version) : null;
    const html = terms?.html ?? page.html;
    const { contents, spaces } = summarizeArticle(html);
    const covers = await this.images.listStoredImages(page.coverId === null ? [] : [page.coverId]);
    return {
      page,
      html: await this.images.renderArticle(html),
      contents,
      spaces,
      cover: covers.get(page.coverId ?? 0) ?? null,
      site: await this.settings.getCurrent(),
      terms,
    };
  }

  /** Menu links of published pages, in menu order. */
  async getMenu(): Promise<Menu> {
    const heads = await this.readCached('menu', () => this.pages.listPublishedHeads());
    const toLinks = (place: ContentHead['menuPlace']): MenuLink[] =>
      heads
        .filter(({ menuPlace }) => menuPlace === place)
        .map(({ menuLabel, title, slug }) => ({ label: menuLabel || title, url: buildContentUrl(slug) }));
    return { header: toLinks('header'), owners: toLinks('owners'), footer: toLinks('footer') };
  }

  /** Paths of published pages for the sitemap. */
  async listSitemapEntries(): Promise<{ path: string; lastModified: Date }[]> {
    return (await this.pages.listPublishedHeads()).map(({ slug, updatedAt }) => ({
      path: buildContentUrl(slug),
      lastModified: updatedAt,
    }));
  }

  /** Clears the cache after a change. */
  clearCache(): void {
    this.cache.clear();
  }

  /** Throws 404 if there are no terms, or none valid from the given day. */
  private async loadTerms(version: string | null): Promise<DisplayedTerms & { html: string }> {
    const editions = await this.terms.listEditions();
    const day = version ?? editions.find(({ state }) => state === 'current')?.validFrom ?? null;
    const text = day === null ? null : await this.terms.findStartingOn(day);
    if (text === null) throw notFound();
    return { version: text.validFrom, html: text.html, editions };
  }

  private readCached<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.cache.get(key) as CacheEntry<T> | undefined;
    if (entry && entry.until > performance.now()) return entry.value;
    const value = read();
    this.cache.set(key, { until: performance.now() + CACHE_TTL_MS, value });
    value.catch(() => this.cache.delete(key));
    return value;
  }
}
