import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { SitemapSource } from '../seo/index.ts';
import { sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const PART = 20_000;
const KEPT_MS = 10 * 60_000;

type Kept = { madeAt: number; parts: string[] };

/** sitemap.xml of all modules' public pages: an index and its parts, made at most every ten minutes. */
@Injectable()
export class SitemapService {
  private kept: Promise<Kept> | null = null;

  constructor(private readonly discovery: DiscoveryService, private readonly config: Config, private readonly clock: Clock) {}

  async index(): Promise<string> {
    const { parts } = await this.current();
    return sitemapIndex(this.config.PUBLIC_URL, parts.length);
  }

  /** A part by its number from 1; null past the last. */
  async part(number: number): Promise<string | null> {
    return (await this.current()).parts[number - 1] ?? null;
  }

  private async current(): Promise<Kept> {
    const kept = await this.kept?.catch(() => null);
    if (kept && this.clock.now().getTime() - kept.madeAt < KEPT_MS) return kept;
    this.kept = this.make();
    return this.kept;
  }

  private async make(): Promise<Kept> {
    const parts: string[] = [];
    let entries: Parameters<typeof sitemapPart>[1] = [];
    const finish = (): void => {
      if (entries.length > 0) parts.push(sitemapPart(this.config.PUBLIC_URL, entries));
      entries = [];
    };
    for (const source of this.sources()) {
      for await (const entry of source.entries()) {
        entries.push(entry);
        if (entries.length === PART) finish();
      }
    }
    finish();
    return { madeAt: this.clock.now().getTime(), parts };
  }

  private sources(): SitemapSource[] {
    return this.discovery.getProviders().map((wrapper) => wrapper.instance as unknown).filter((instance) => instance instanceof SitemapSource);
  }
}
