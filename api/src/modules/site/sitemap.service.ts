import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { SitemapSource } from '../seo/index.ts';
import { sitemapIndex, sitemapPart, sitemapUrl } from './sitemap-xml.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const PART = 20_000;
/** Maximum staleness (PRODUCT §4); an unchanged source is not read again. */
const KEPT_MS = 2000;

/** Stored gzipped: 100,000 URLs take 25 MB, a tenth of it compressed. */
type Part = { gzipped: Buffer; lastModified: Date | null };
type Kept = { readAt: number; version: string | null; parts: Promise<Part[]> };

/** Sitemap of the public pages of all modules: an index, and numbered parts of every source. */
@Injectable()
export class SitemapService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async index(): Promise<string> {
    const named = await Promise.all(
      this.sources().map(async (source) =>
        (await this.partsOf(source)).map(({ lastModified }, index) => ({
          name: `${source.section}-${index + 1}`,
          lastModified,
        })),
      ),
    );
    return sitemapIndex(this.config.PUBLIC_URL, named.flat());
  }

  /** A part of a section by its number from 1; null if it does not exist. */
  async part(section: string, number: number): Promise<string | null> {
    const gzipped = await this.gzippedPart(section, number);
    return gzipped && (await decompress(gzipped)).toString();
  }

  /** The same part as gzip. */
  async gzippedPart(section: string, number: number): Promise<Buffer | null> {
    const source = this.sources().find((each) => each.section === section);
    return source ? ((await this.partsOf(source))[number - 1]?.gzipped ?? null) : null;
  }

  /** Concurrent requests share one read of the source. */
  private async partsOf(source: SitemapSource): Promise<Part[]> {
    const known = this.kept.get(source.section);
    const now = this.clock.now().getTime();
    const version = source.version();
    if (known && (now - known.readAt < KEPT_MS || (version !== null && version === known.version)))
      return known.parts;
    const parts = this.read(source);
    this.kept.set(source.section, { readAt: now, version, parts });
    parts.catch(() => this.kept.delete(source.section));
    return parts;
  }

  private async read(source: SitemapSource): Promise<Part[]> {
    const parts: Part[] = [];
    let entries: string[] = [];
    let newest: Date | null = null;
    const finish = async (): Promise<void> => {
      if (entries.length === 0) return;
      const xml = sitemapPart(entries);
      parts.push({ gzipped: await compress(xml), lastModified: newest });
      [entries, newest] = [[], null];
    };
    for await (const entry of source.entries()) {
      entries.push(sitemapUrl(this.config.PUBLIC_URL, entry));
      if (entry.lastModified && (!newest || entry.lastModified > newest)) newest = entry.lastModified;
      if (entries.length === PART) await finish();
    }
    await finish();
    return parts;
  }

  private sources(): SitemapSource[] {
    return this.discovery
      .getProviders()
      .map((wrapper) => wrapper.instance as unknown)
      .filter((instance) => instance instanceof SitemapSource);
  }
}
