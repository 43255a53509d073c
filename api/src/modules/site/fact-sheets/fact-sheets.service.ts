import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { formatPostalCode } from '@prostora/strings/format.ts';
import { buffer } from 'node:stream/consumers';
import { renderSVG } from 'uqr';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { plainParagraphs } from '../../../platform/text/index.ts';
import { ConcurrencyLimiter } from '../../../platform/concurrency/concurrency-limiter.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { formatStreetLine } from '../../spaces/buildings/index.ts';
import { ShareImagesService } from '../../media/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import {
  toLayoutValues,
  toSpaceImageDtos,
  SpaceAccessService,
  toSpaceCardDto,
  toSpaceTagsDto,
  buildSpaceUrl,
  type FullSpace,
  type SpaceWithLayouts,
} from '../../spaces/index.ts';
import { renderFactSheet, type FactSheetDetails } from './fact-sheet-document.ts';

type FactSheet = { name: string; pdf: Buffer };
type CachedFactSheet = FactSheet & { version: string; expiresAt: number };

const CACHE_TTL_MS = 60_000;
const MAX_CACHED_SHEETS = 40;

/** Fact sheets in PDF, cached for a minute each, so that repeated requests cost one rendering. */
@Injectable()
export class FactSheetsService {
  private readonly cache = new Map<number, CachedFactSheet>();
  /** Rendering takes about 100 ms of CPU time: one sheet at a time, further requests wait up to 5 s. */
  private readonly limiter = new ConcurrencyLimiter({ concurrency: 1, timeoutMs: 5000 });

  constructor(
    private readonly spaces: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly photos: ShareImagesService,
    private readonly settings: SiteSettingsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async getPdf(actor: Actor, spaceId: number): Promise<FactSheet> {
    const space = await this.spaces.loadViewable(actor, spaceId);
    const version = `${space.version}-${space.status}-${space.updatedAt.getTime()}`;
    const isFresh = (sheet: CachedFactSheet | undefined): sheet is CachedFactSheet =>
      sheet !== undefined && sheet.version === version && sheet.expiresAt > performance.now();
    const cached = this.cache.get(spaceId);
    if (isFresh(cached)) return cached;
    return this.limiter.run(async () => {
      const justCached = this.cache.get(spaceId);
      return isFresh(justCached) ? justCached : this.renderAndCache(space, version);
    });
  }

  /** QR code of the page of a space; `isPublished` tells whether it may be cached publicly. */
  async getQrCode(actor: Actor, spaceId: number): Promise<{ svg: string; isPublished: boolean }> {
    const space = await this.spaces.loadViewable(actor, spaceId);
    return {
      svg: renderSVG(this.buildPageUrl(space), { ecc: 'M', border: 0 }),
      isPublished: space.status === 'PUBLISHED',
    };
  }

  private buildPageUrl(space: FullSpace): string {
    return this.config.PUBLIC_URL + urls.space(buildSpaceUrl(space));
  }

  private async renderAndCache(space: SpaceWithLayouts, version: string): Promise<FactSheet> {
    const sheet = {
      name: buildSpaceUrl(space).replace('/', '-'),
      pdf: await renderFactSheet(await this.loadDetails(space)),
      version,
      expiresAt: performance.now() + CACHE_TTL_MS,
    };
    this.cache.delete(space.id);
    this.cache.set(space.id, sheet);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED_SHEETS && oldest !== undefined) this.cache.delete(oldest);
    return sheet;
  }

  private async loadDetails(space: SpaceWithLayouts): Promise<FactSheetDetails> {
    const [site, hours] = [
      await this.settings.getCurrent(),
      await this.availability.listOpeningHours(space.id),
    ];
    const { phone, email, web } = space;
    return {
      card: toSpaceCardDto(space),
      tags: toSpaceTagsDto(space),
      layouts: toLayoutValues(space),
      description: plainParagraphs(space.description),
      address: formatAddressLines(space.building),
      contact: [phone, email, web].filter((way) => way !== null),
      hours,
      photo: await this.loadPhoto(space),
      isPublished: space.status === 'PUBLISHED',
      url: this.buildPageUrl(space),
      siteName: site.name,
      today: this.clock.now(),
    };
  }

  /** The main photo as JPEG; the sheet is rendered without it when it cannot be loaded. */
  private async loadPhoto(space: FullSpace): Promise<Buffer | null> {
    const [first] = toSpaceImageDtos(space).filter(({ status }) => status === 'ready');
    const hash = space.images.getItems().find(({ id }) => id === first?.id_space_image)?.image.contentHash;
    const file = hash === undefined ? null : await this.photos.find(hash).catch(() => null);
    return file && buffer(file.body);
  }
}

function formatAddressLines(building: FullSpace['building']): string[] {
  const { street, number } = formatStreetLine(building);
  return [
    [street, number].filter(Boolean).join(' '),
    [building.postalCode && formatPostalCode(building.postalCode), building.city].filter(Boolean).join(' '),
  ].filter((line) => line !== '');
}
