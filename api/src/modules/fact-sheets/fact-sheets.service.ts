import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { formatPostalCode } from '@prostora/strings/format.ts';
import { buffer } from 'node:stream/consumers';
import { renderSVG } from 'uqr';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { plainParagraphs } from '../../platform/text/index.ts';
import { Turns } from '../../platform/turns/turns.ts';
import { SpaceTime } from '../availability/index.ts';
import { streetLine } from '../buildings/index.ts';
import { ShareImages } from '../media/index.ts';
import { SiteSettings } from '../settings/index.ts';
import { imagesOf, SpaceAccess, spaceCard, tagsOf, urlOf, type FullSpace } from '../spaces/index.ts';
import { factSheetPdf, type SheetFacts } from './fact-sheet-document.ts';

type Sheet = { name: string; pdf: Buffer };
type Kept = Sheet & { version: string; until: number };

const KEPT_MS = 60_000;
const KEPT_SHEETS = 40;

/** Fact sheets in PDF, cached for a minute each, so that repeated requests cost one rendering. */
@Injectable()
export class FactSheets {
  private readonly kept = new Map<number, Kept>();
  /** Rendering takes about 100 ms of CPU time: one sheet at a time, further requests wait up to 5 s. */
  private readonly turns = new Turns({ atOnce: 1, patienceMs: 5000 });

  constructor(
    private readonly spaces: SpaceAccess,
    private readonly times: SpaceTime,
    private readonly photos: ShareImages,
    private readonly settings: SiteSettings,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async of(actor: Actor, spaceId: number): Promise<Sheet> {
    const space = await this.spaces.viewable(actor, spaceId);
    const version = `${space.version}-${space.status}-${space.updatedAt.getTime()}`;
    const isFresh = (sheet: Kept | undefined): sheet is Kept =>
      sheet !== undefined && sheet.version === version && sheet.until > performance.now();
    const known = this.kept.get(spaceId);
    if (isFresh(known)) return known;
    return this.turns.take(async () => {
      const meanwhile = this.kept.get(spaceId);
      return isFresh(meanwhile) ? meanwhile : this.draw(space, version);
    });
  }

  /** QR code of the page of a space; `isPublished` tells whether it may be cached publicly. */
  async qr(actor: Actor, spaceId: number): Promise<{ svg: string; isPublished: boolean }> {
    const space = await this.spaces.viewable(actor, spaceId);
    return {
      svg: renderSVG(this.pageOf(space), { ecc: 'M', border: 0 }),
      isPublished: space.status === 'PUBLISHED',
    };
  }

  private pageOf(space: FullSpace): string {
    return this.config.PUBLIC_URL + urls.space(urlOf(space));
  }

  private async draw(space: FullSpace, version: string): Promise<Sheet> {
    const sheet = {
      name: urlOf(space).replace('/', '-'),
      pdf: await factSheetPdf(await this.factsOf(space)),
      version,
      until: performance.now() + KEPT_MS,
    };
    this.kept.delete(space.id);
    this.kept.set(space.id, sheet);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_SHEETS && oldest !== undefined) this.kept.delete(oldest);
    return sheet;
  }

  private async factsOf(space: FullSpace): Promise<SheetFacts> {
    const [site, hours] = [
      await this.settings.current(),
      await this.times.listOpeningHours(space.id, this.clock.today()),
    ];
    const { phone, email, web } = space;
    return {
      card: spaceCard(space),
      tags: tagsOf(space),
      description: plainParagraphs(space.description),
      address: addressLinesOf(space.building),
      contact: [phone, email, web].filter((way) => way !== null),
      hours,
      photo: await this.photoOf(space),
      isPublished: space.status === 'PUBLISHED',
      url: this.pageOf(space),
      siteName: site.name,
      today: this.clock.now(),
    };
  }

  /** The main photo as JPEG; the sheet is rendered without it when it cannot be loaded. */
  private async photoOf(space: FullSpace): Promise<Buffer | null> {
    const [first] = imagesOf(space).filter(({ status }) => status === 'ready');
    const hash = space.images.getItems().find(({ id }) => id === first?.id_space_image)?.image.contentHash;
    const file = hash === undefined ? null : await this.photos.find(hash).catch(() => null);
    return file && buffer(file.body);
  }
}

function addressLinesOf(building: FullSpace['building']): string[] {
  const { street, number } = streetLine(building);
  return [
    [street, number].filter(Boolean).join(' '),
    [building.postalCode && formatPostalCode(building.postalCode), building.city].filter(Boolean).join(' '),
  ].filter((line) => line !== '');
}
