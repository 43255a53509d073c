import { Injectable } from '@nestjs/common';
import type { CapacityBucketId } from '@prostora/contracts';
import { SeoRepository } from './seo.repository.ts';
import type { SeoUrl } from './seo-url.entity.ts';

/** The part of a catalogue filter an address can stand for. */
export type SeoFilter = { locationId: number | null; purposeId: number | null; capacity: CapacityBucketId | null; attributeIds: readonly number[] };

/** SEO addresses in memory: there are hundreds of them, and every catalogue answer asks for two. */
export class SeoUrlTable {
  readonly all: readonly SeoUrl[];
  private readonly byFilter: ReadonlyMap<string, SeoUrl>;
  private readonly byAddress: ReadonlyMap<string, SeoUrl>;

  constructor(seoUrls: readonly SeoUrl[]) {
    this.all = seoUrls;
    this.byFilter = new Map(seoUrls.map((seoUrl) => [keyOf(seoUrl), seoUrl]));
    this.byAddress = new Map(seoUrls.map((seoUrl) => [seoUrl.path, seoUrl]));
  }

  /** The address that stands for exactly this filter. */
  forFilter(filter: SeoFilter): SeoUrl | null {
    return this.byFilter.get(keyOf(filter)) ?? null;
  }

  /** `path` is what follows /katalog/. */
  forPath(path: string): SeoUrl | null {
    return this.byAddress.get(path) ?? null;
  }
}

const keyOf = ({ locationId, purposeId, capacity, attributeIds }: SeoFilter): string =>
  [locationId ?? '', purposeId ?? '', capacity ?? '', [...attributeIds].sort((one, other) => one - other).join(',')].join('|');

/** Gives out the table of SEO addresses and reads it anew when it was told to forget. */
@Injectable()
export class SeoUrls {
  private loaded: Promise<SeoUrlTable> | null = null;

  constructor(private readonly repository: SeoRepository) {}

  /** A failed reading is not remembered. */
  table(): Promise<SeoUrlTable> {
    this.loaded ??= this.repository.seoUrls().then((seoUrls) => new SeoUrlTable(seoUrls), (error: unknown) => {
      this.loaded = null;
      throw error;
    });
    return this.loaded;
  }

  forget(): void {
    this.loaded = null;
  }
}
