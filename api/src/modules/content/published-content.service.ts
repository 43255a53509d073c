import { Injectable } from '@nestjs/common';
import { TERMS_PAGE, contentUrl } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import { readArticle, type ArticleHeading } from '../../platform/text/index.ts';
import { ImageLibrary, type StoredImage } from '../media/index.ts';
import { SiteSettings, SiteTerms, type SiteValues, type TermsEdition } from '../settings/index.ts';
import type { ContentPage } from './content-page.entity.ts';
import { ContentRepository, type ContentHead } from './content.repository.ts';

/** Cache TTL in ms; changes by another process become visible after it. */
const KEPT_MS = 1000;

/** Version of the terms shown on a page, and all versions. */
export type ShownTerms = { version: string; editions: readonly TermsEdition[] };
export type PublishedPage = {
  page: ContentPage;
  html: string;
  contents: readonly ArticleHeading[];
  spaces: readonly string[];
  cover: StoredImage | null;
  site: SiteValues;
  terms: ShownTerms | null;
};
export type MenuLink = { label: string; url: string };
export type Menu = { header: MenuLink[]; footer: MenuLink[] };

type Kept<T> = { until: number; value: Promise<T> };

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Other slugs are rejected without a query or a cache entry. */
const SLUG = /^[a-z0-9-]{1,200}$/u;

/** Published pages and menus, cached for a second because every public page needs them. */
@Injectable()
export class PublishedContent {
  private readonly kept = new Map<string, Kept<unknown>>();

  constructor(
    private readonly pages: ContentRepository,
    private readonly images: ImageLibrary,
    private readonly terms: SiteTerms,
    private readonly settings: SiteSettings,
  ) {}

  /** A published page; for the terms page the version in force, or the one valid from the given day. */
  async getPage(slug: string, version: string | null): Promise<PublishedPage> {
    if (!SLUG.test(slug)) throw notFound();
    const page = await this.once(`page ${slug}`, () => this.pages.bySlug(slug));
    if (page?.status !== 'published' || (version !== null && slug !== TERMS_PAGE)) {
      this.kept.delete(`page ${slug}`);
      throw notFound();
    }
    const terms = slug === TERMS_PAGE ? await this.shownTerms(version) : null;
    const html = terms?.html ?? page.html;
    const { contents, spaces } = readArticle(html);
    const covers = await this.images.views(page.coverId === null ? [] : [page.coverId]);
    return {
      page,
      html: await this.images.shown(html),
      contents,
      spaces,
      cover: covers.get(page.coverId ?? 0) ?? null,
      site: await this.settings.current(),
      terms,
    };
  }

  /** Menu links of published pages, in menu order. */
  async menu(): Promise<Menu> {
    const heads = await this.once('menu', () => this.pages.publishedHeads());
    const linksOf = (place: ContentHead['menuPlace']): MenuLink[] =>
      heads
        .filter(({ menuPlace }) => menuPlace === place)
        .map(({ menuLabel, title, slug }) => ({ label: menuLabel || title, url: contentUrl(slug) }));
    return { header: linksOf('header'), footer: linksOf('footer') };
  }

  /** Paths of published pages for the sitemap. */
  async addresses(): Promise<{ path: string; lastModified: Date }[]> {
    return (await this.pages.publishedHeads()).map(({ slug, updatedAt }) => ({
      path: contentUrl(slug),
      lastModified: updatedAt,
    }));
  }

  /** Clears the cache after a change. */
  forget(): void {
    this.kept.clear();
  }

  /** Throws 404 if there are no terms, or none valid from the given day. */
  private async shownTerms(version: string | null): Promise<ShownTerms & { html: string }> {
    const editions = await this.terms.editions();
    const day = version ?? editions.find(({ state }) => state === 'current')?.validFrom ?? null;
    const text = day === null ? null : await this.terms.startingOn(day);
    if (text === null) throw notFound();
    return { version: text.validFrom, html: text.html, editions };
  }

  private once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.kept.get(key) as Kept<T> | undefined;
    if (entry && entry.until > performance.now()) return entry.value;
    const value = read();
    this.kept.set(key, { until: performance.now() + KEPT_MS, value });
    value.catch(() => this.kept.delete(key));
    return value;
  }
}
