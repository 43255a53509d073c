import { Injectable } from '@nestjs/common';
import { CalendarIdentityService } from '../reservations/calendar/index.ts';
import type { CalendarContents, TimeWindow } from './calendar-contents.ts';
import { parseInWorker } from './calendar-reader.ts';
import { CalendarSourcePort } from './calendar-source.ts';
import { FeedFailure, type FeedFailureCode } from './feed-failure.ts';

/** Result of fetching and parsing a foreign calendar. */
export type FeedFetchResult =
  | { readonly kind: 'read'; readonly contents: CalendarContents; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly code: FeedFailureCode };

/** Fetches and parses foreign calendars. Slow: never call it inside a transaction. */
@Injectable()
export class CalendarFetchService {
  constructor(
    private readonly source: CalendarSourcePort,
    private readonly identity: CalendarIdentityService,
  ) {}

  /** Failures of the foreign server are returned, not thrown. `etag`: of the version already imported. */
  async fetch(
    url: string,
    window: TimeWindow,
    { etag = null, timeoutMs }: { etag?: string | null; timeoutMs?: number } = {},
  ): Promise<FeedFetchResult> {
    try {
      const answer = await this.source.download(url, etag, timeoutMs, window.from);
      if (answer.kind === 'unchanged') return answer;
      return {
        kind: 'read',
        contents: await parseInWorker(
          { text: answer.text, window, ownHost: await this.identity.getDomain() },
          timeoutMs,
        ),
        etag: answer.etag,
      };
    } catch (error) {
      if (error instanceof FeedFailure) return { kind: 'failed', code: error.code };
      throw error;
    }
  }
}
