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

  override getVersion = (): string | null => this.now;

  async *streamEntries(): AsyncIterable<SitemapEntry> {
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

describe('SitemapService', () => {
  it('renders an index of all parts with their latest change', async () => {
    const xml = await sitemap.renderIndex();
    expect(xml).toContain(
      '<sitemap><loc>https://prostora.test/sitemap-prostory-1.xml</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod></sitemap>',
    );
    expect(xml).toContain('<sitemap><loc>https://prostora.test/sitemap-katalog-1.xml</loc></sitemap>');
  });

  it('renders the URL, last change and images of a page', async () => {
    expect(await sitemap.getPart('prostory', 1)).toContain(
      '<url><loc>https://prostora.test/prostor/sal?a=1&#38;b=2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod><image:image><image:loc>https://prostora.test/media/a-800.webp</image:loc></image:image></url>',
    );
  });

  it('drops removed pages within two seconds', async () => {
    await sitemap.renderIndex();
    spaces.list = [hall];
    time = 2000;
    expect(await sitemap.getPart('prostory', 1)).not.toContain('loft');
  });

  it('reads an unchanged source once, also for concurrent requests', async () => {
    spaces.now = '7';
    await Promise.all([sitemap.renderIndex(), sitemap.renderIndex()]);
    time = 60_000;
    await sitemap.renderIndex();
    expect(spaces.readings).toBe(1);
    spaces.now = '8';
    await sitemap.renderIndex();
    expect(spaces.readings).toBe(2);
  });

  it('starts a new part after twenty thousand URLs', async () => {
    spaces.list = Array.from({ length: 20_001 }, (_, id) => ({ path: `/prostor/${id}`, lastModified: null }));
    expect(await sitemap.renderIndex()).toContain('/sitemap-prostory-2.xml');
    expect(await sitemap.getPart('prostory', 2)).toContain('<loc>https://prostora.test/prostor/20000</loc>');
    expect(await sitemap.getPart('prostory', 3)).toBeNull();
  });

  it('serves each part as gzip', async () => {
    const gzipped = await sitemap.getGzippedPart('prostory', 1);
    expect(gunzipSync(gzipped ?? '').toString()).toBe(await sitemap.getPart('prostory', 1));
  });
});
