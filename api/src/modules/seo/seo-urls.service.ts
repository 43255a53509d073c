import { Injectable } from '@nestjs/common';
import { filterKey, type SeoFilter } from './seo-filter.ts';
import { SeoRepository } from './seo.repository.ts';
import type { SeoUrl } from './seo-url.entity.ts';

/** SEO URLs in memory: hundreds, at most a few thousand, and every catalogue answer needs two lookups. */
export class SeoUrlTable {
  readonly all: readonly SeoUrl[];
  private readonly byFilter: ReadonlyMap<string, SeoUrl>;
  private readonly byAddress: ReadonlyMap<string, SeoUrl>;

  constructor(seoUrls: readonly SeoUrl[]) {
    this.all = seoUrls;
    this.byFilter = new Map(seoUrls.map((seoUrl) => [filterKey(seoUrl), seoUrl]));
    this.byAddress = new Map(seoUrls.map((seoUrl) => [seoUrl.path, seoUrl]));
  }

  /** Fingerprint of the table: count, maximum id, sum of versions, last change. */
  get state(): string {
    const most = (numbers: readonly number[]): number =>
      numbers.reduce((one, other) => Math.max(one, other), 0);
    const versions = this.all.reduce((sum, { version }) => sum + version, 0);
    return [
      this.all.length,
      most(this.all.map(({ id }) => id)),
      versions,
      most(this.all.map(({ updatedAt }) => updatedAt.getTime())),
    ].join('/');
  }

  /** The SEO URL of exactly this filter. */
  forFilter(filter: SeoFilter): SeoUrl | null {
    return this.byFilter.get(filterKey(filter)) ?? null;
  }

  /** `path` is what follows /katalog/. */
  forPath(path: string): SeoUrl | null {
    return this.byAddress.get(path) ?? null;
  }
}

/** Cached table of SEO URLs, reloaded after invalidation. */
@Injectable()
export class SeoUrls {
  private loaded: Promise<SeoUrlTable> | null = null;

  constructor(private readonly repository: SeoRepository) {}

  /** A failed load is not cached. */
  table(): Promise<SeoUrlTable> {
    this.loaded ??= this.repository.seoUrls().then(
      (seoUrls) => new SeoUrlTable(seoUrls),
      (error: unknown) => {
        this.loaded = null;
        throw error;
      },
    );
    return this.loaded;
  }

  /**
   * The table in its current database state, and the ids of SEO URLs whose path has a redirect. For use right
   * after a write, in any process.
   */
  async current(): Promise<{ table: SeoUrlTable; redirected: readonly number[] }> {
    const [known, { state, redirected }] = await Promise.all([this.table(), this.repository.state()]);
    if (known.state === state) return { table: known, redirected };
    this.forget();
    return { table: await this.table(), redirected };
  }

  forget(): void {
    this.loaded = null;
  }
}
