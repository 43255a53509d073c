import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { SitemapSource } from '../seo/index.ts';
import { renderSitemapIndex, renderSitemapPart, renderSitemapUrl } from './sitemap-xml.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const PART_SIZE = 20_000;
/** Maximum staleness (PRODUCT §4); an unchanged source is not read again. */
const CACHE_TTL_MS = 2000;

/** Stored gzipped: 100,000 URLs take 25 MB, a tenth of it compressed. */
type SitemapPart = { gzipped: Buffer; lastModified: Date | null };
type CachedParts = { readAt: number; version: string | null; parts: Promise<SitemapPart[]> };

/** Sitemap of the public pages of all modules: an index, and numbered parts of every source. */
@Injectable()
export class SitemapService {
  private readonly cache = new Map<string, CachedParts>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async renderIndex(): Promise<string> {
    const indexEntries = await Promise.all(
      this.listSources().map(async (source) =>
        (await this.getParts(source)).map(({ lastModified }, index) => ({
          name: `${source.section}-${index + 1}`,
          lastModified,
        })),
      ),
    );
    return renderSitemapIndex(this.config.PUBLIC_URL, indexEntries.flat());
  }

  /** A part of a section by its number from 1; null if it does not exist. */
  async getPart(section: string, number: number): Promise<string | null> {
    const gzipped = await this.getGzippedPart(section, number);
    return gzipped && (await decompress(gzipped)).toString();
  }

  /** The same part as gzip. */
  async getGzippedPart(section: string, number: number): Promise<Buffer | null> {
    const source = this.listSources().find((each) => each.section === section);
    return source ? ((await this.getParts(source))[number - 1]?.gzipped ?? null) : null;
  }

  /** Concurrent requests share one read of the source. */
  private async getParts(source: SitemapSource): Promise<SitemapPart[]> {
    const cached = this.cache.get(source.section);
    const now = this.clock.now().getTime();
    const version = source.getVersion();
    if (cached && (now - cached.readAt < CACHE_TTL_MS || (version !== null && version === cached.version)))
      return cached.parts;
    const parts = this.buildParts(source);
    this.cache.set(source.section, { readAt: now, version, parts });
    parts.catch(() => this.cache.delete(source.section));
    return parts;
  }

  private async buildParts(source: SitemapSource): Promise<SitemapPart[]> {
    const parts: SitemapPart[] = [];
    let entries: string[] = [];
    let newest: Date | null = null;
    const finishPart = async (): Promise<void> => {
      if (entries.length === 0) return;
      const xml = renderSitemapPart(entries);
      parts.push({ gzipped: await compress(xml), lastModified: newest });
      [entries, newest] = [[], null];
    };
    for await (const entry of source.streamEntries()) {
      entries.push(renderSitemapUrl(this.config.PUBLIC_URL, entry));
      if (entry.lastModified && (!newest || entry.lastModified > newest)) newest = entry.lastModified;
      if (entries.length === PART_SIZE) await finishPart();
    }
    await finishPart();
    return parts;
  }

  private listSources(): SitemapSource[] {
    return this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance) => instance instanceof SitemapSource);
  }
}
