import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { gunzipSync } from 'node:zlib';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/index.ts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { SitemapService } from './sitemap.service.ts';

class Source extends SitemapSource {
  readings = 0;
  now: string | null = null;

  constructor(
    readonly section: string,
    public list: SitemapEntry[],
  ) {
    super();
  }

  override version = (): string | null => this.now;

  async *entries(): AsyncIterable<SitemapEntry> {
    this.readings += 1;
    yield* await Promise.resolve(this.list);
  }
}

const hall: SitemapEntry = {
  path: '/prostor/sal?a=1&b=2',
  lastModified: new Date('2026-11-20T10:00:00Z'),
  images: ['/media/a-800.webp'],
};
const loft: SitemapEntry = { path: '/prostor/loft', lastModified: new Date('2026-11-22T10:00:00Z') };
let spaces: Source;
let time: number;
let sitemap: SitemapService;

beforeEach(() => {
  spaces = new Source('prostory', [hall, loft]);
  time = 0;
  const discovery = {
    getProviders: () => [
      { instance: spaces },
      { instance: new Source('katalog', [{ path: '/', lastModified: null }]) },
      { instance: {} },
    ],
  };
  sitemap = new SitemapService(
    discovery as unknown as DiscoveryService,
    { PUBLIC_URL: 'https://prostora.test' } as unknown as Config,
    { now: () => new Date(time) } as unknown as Clock,
  );
});

describe('the sitemap', () => {
  it('is an index of the parts of every source, each with its newest change', async () => {
    const xml = await sitemap.index();
    expect(xml).toContain(
      '<sitemap><loc>https://prostora.test/sitemap-prostory-1.xml</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod></sitemap>',
    );
    expect(xml).toContain('<sitemap><loc>https://prostora.test/sitemap-katalog-1.xml</loc></sitemap>');
  });

  it('tells of a page its address, its last change and its photographs', async () => {
    expect(await sitemap.part('prostory', 1)).toContain(
      '<url><loc>https://prostora.test/prostor/sal?a=1&#38;b=2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod><image:image><image:loc>https://prostora.test/media/a-800.webp</image:loc></image:image></url>',
    );
  });

  it('forgets what is gone within two seconds', async () => {
    await sitemap.index();
    spaces.list = [hall];
    time = 2000;
    expect(await sitemap.part('prostory', 1)).not.toContain('loft');
  });

  it('reads a source that has not changed only once, and one that several ask for at a time too', async () => {
    spaces.now = '7';
    await Promise.all([sitemap.index(), sitemap.index()]);
    time = 60_000;
    await sitemap.index();
    expect(spaces.readings).toBe(1);
    spaces.now = '8';
    await sitemap.index();
    expect(spaces.readings).toBe(2);
  });

  it('begins a part anew after twenty thousand addresses', async () => {
    spaces.list = Array.from({ length: 20_001 }, (_, id) => ({ path: `/prostor/${id}`, lastModified: null }));
    expect(await sitemap.index()).toContain('/sitemap-prostory-2.xml');
    expect(await sitemap.part('prostory', 2)).toContain('<loc>https://prostora.test/prostor/20000</loc>');
    expect(await sitemap.part('prostory', 3)).toBeNull();
  });

  it('has each part as gzip too', async () => {
    const gzipped = await sitemap.gzippedPart('prostory', 1);
    expect(gunzipSync(gzipped ?? '').toString()).toBe(await sitemap.part('prostory', 1));
  });
});
