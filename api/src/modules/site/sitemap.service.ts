import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const PART = 20_000;
/** What is gone leaves the sitemap within this time (PRODUCT §4); a source that has not changed is not read again. */
const KEPT_MS = 2000;

type Part = { xml: string; lastModified: Date | null };
type Kept = { readAt: number; version: string | null; parts: Promise<Part[]> };

/** The sitemap of all modules' public pages: an index, and numbered parts of every source. */
@Injectable()
export class SitemapService {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly discovery: DiscoveryService, private readonly config: Config, private readonly clock: Clock) {}

  async index(): Promise<string> {
    const named = await Promise.all(this.sources().map(async (source) =>
      (await this.partsOf(source)).map(({ lastModified }, index) => ({ name: `${source.section}-${index + 1}`, lastModified }))));
    return sitemapIndex(this.config.PUBLIC_URL, named.flat());
  }

  /** A part of a section by its number from 1; null where there is none. */
  async part(section: string, number: number): Promise<string | null> {
    const source = this.sources().find((each) => each.section === section);
    return source ? ((await this.partsOf(source))[number - 1]?.xml ?? null) : null;
  }

  /** Whoever asks while a source is being read waits for the same reading. */
  private async partsOf(source: SitemapSource): Promise<Part[]> {
    const known = this.kept.get(source.section);
    const now = this.clock.now().getTime();
    const version = source.version();
    if (known && (now - known.readAt < KEPT_MS || (version !== null && version === known.version))) return known.parts;
    const parts = this.read(source);
    this.kept.set(source.section, { readAt: now, version, parts });
    parts.catch(() => this.kept.delete(source.section));
    return parts;
  }

  private async read(source: SitemapSource): Promise<Part[]> {
    const parts: Part[] = [];
    let entries: SitemapEntry[] = [];
    const finish = (): void => {
      if (entries.length > 0) parts.push({ xml: sitemapPart(this.config.PUBLIC_URL, entries), lastModified: newest(entries) });
      entries = [];
    };
    for await (const entry of source.entries()) {
      entries.push(entry);
      if (entries.length === PART) finish();
    }
    finish();
    return parts;
  }

  private sources(): SitemapSource[] {
    return this.discovery.getProviders().map((wrapper) => wrapper.instance as unknown).filter((instance) => instance instanceof SitemapSource);
  }
}

const newest = (entries: readonly SitemapEntry[]): Date | null =>
  entries.reduce<Date | null>((latest, { lastModified }) => (lastModified && (!latest || lastModified > latest) ? lastModified : latest), null);
