import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { toClientKey } from '../../../platform/http/rate-limit.ts';
import { Log } from '../../../platform/logging/log.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { SpaceRepository, type FullSpace } from '../space.repository.ts';

/** Matches `user-agent` of crawlers, link previewers, monitors and HTTP libraries. */
const BOT = new RegExp(
  [
    '(?<!cu)bot\\b|(?<!cu)bot[/;-]|crawl|spider|slurp|scrap|archiver|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|validator',
    'google-|googleother|mediapartners|facebookexternalhit|meta-external|whatsapp|embedly|bingpreview|yandex(?!browser)',
    'curl|wget|libwww|httpie|python|java/|go-http|okhttp|axios|node-fetch|undici|^node$|guzzle|postman|insomnia|scrapy|phantomjs',
  ].join('|'),
  'iu',
);

/**
 * @param userAgent value of the header `user-agent`
 * @returns true for bots, and when the header is missing or empty
 */
export const isBot = (userAgent: string | undefined): boolean => !userAgent?.trim() || BOT.test(userAgent);

const VIEW_DAYS = 30;
const HASH_LENGTH = 32;

/** Client address and `user-agent` of a request for a space. */
export type Viewer = { readonly ip: string; readonly userAgent: string | undefined };

/** Unique daily views of spaces. */
@Injectable()
export class SpaceViewsService {
  private readonly key: Buffer;

  constructor(
    private readonly spaces: SpaceRepository,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    [this.key] = deriveKeys(getSecrets(config), 'space-view');
  }

  /**
   * Counts one view of a published space per client address and day, without bots. Stores a keyed hash of day
   * and address, which does not reveal the address and differs every day. Does not block the caller; failures
   * are logged.
   */
  countView(space: FullSpace, { ip, userAgent }: Viewer): void {
    if (space.status !== 'PUBLISHED' || isBot(userAgent)) return;
    const day = this.clock.today();
    const hash = createHmac('sha256', this.key)
      .update(`${day} ${toClientKey(ip)}`)
      .digest('hex')
      .slice(0, HASH_LENGTH);
    this.spaces.insertView(space.id, day, hash).catch((err: unknown) => {
      this.log.warn({ err }, 'a view was not counted');
    });
  }

  /** Daily views of the last 30 days by space, oldest first; one statement for all spaces. */
  async loadDailyViews(ids: readonly number[]): Promise<(id: number) => number[]> {
    const days = listDaysUntil(this.clock.today(), VIEW_DAYS);
    const rows = ids.length === 0 ? [] : await this.spaces.countViewsSince(ids, days[0] ?? '');
    const counts = new Map(rows.map((row) => [`${row.space_id} ${row.day}`, row.views]));
    return (id) => days.map((day) => counts.get(`${id} ${day}`) ?? 0);
  }
}

/**
 * `count` calendar days up to `day` (YYYY-MM-DD), oldest first; computed in UTC, so changes of the clocks do
 * not matter.
 */
function listDaysUntil(day: string, count: number): string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_none, index) =>
    new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
