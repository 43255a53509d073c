import { Injectable } from '@nestjs/common';
import { toFilterKey, type SeoFilter } from './seo-filter.ts';
import { SeoRepository } from './seo.repository.ts';
import type { SeoUrl } from './seo-url.entity.ts';

/** SEO URLs in memory: hundreds, at most a few thousand, and every catalogue answer needs two lookups. */
export class SeoUrlTable {
  readonly all: readonly SeoUrl[];
  private readonly byFilter: ReadonlyMap<string, SeoUrl>;
  private readonly byPath: ReadonlyMap<string, SeoUrl>;

  constructor(seoUrls: readonly SeoUrl[]) {
    this.all = seoUrls;
    this.byFilter = new Map(seoUrls.map((seoUrl) => [toFilterKey(seoUrl), seoUrl]));
    this.byPath = new Map(seoUrls.map((seoUrl) => [seoUrl.path, seoUrl]));
  }

  /** Fingerprint of the table: count, maximum id, sum of versions, last change. */
  get state(): string {
    const max = (numbers: readonly number[]): number =>
      numbers.reduce((one, other) => Math.max(one, other), 0);
    const versions = this.all.reduce((sum, { version }) => sum + version, 0);
    return [
      this.all.length,
      max(this.all.map(({ id }) => id)),
      versions,
      max(this.all.map(({ updatedAt }) => updatedAt.getTime())),
    ].join('/');
  }

  /** The SEO URL of exactly this filter. */
  forFilter(filter: SeoFilter): SeoUrl | null {
    return this.byFilter.get(toFilterKey(filter)) ?? null;
  }

  /** `path` is what follows /katalog/. */
  forPath(path: string): SeoUrl | null {
    return this.byPath.get(path) ?? null;
  }
}

/** Cached table of SEO URLs, reloaded after invalidation. */
@Injectable()
export class SeoUrlsService {
  private loaded: Promise<SeoUrlTable> | null = null;

  constructor(private readonly repository: SeoRepository) {}

  /** A failed load is not cached. */
  getTable(): Promise<SeoUrlTable> {
    this.loaded ??= this.repository.listSeoUrls().then(
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
  async loadCurrent(): Promise<{ table: SeoUrlTable; redirected: readonly number[] }> {
    const [cached, { state, redirected }] = await Promise.all([this.getTable(), this.repository.loadState()]);
    if (cached.state === state) return { table: cached, redirected };
    this.invalidate();
    return { table: await this.getTable(), redirected };
  }

  invalidate(): void {
    this.loaded = null;
  }
}
