import { Injectable } from '@nestjs/common';
import { CalendarIdentityService } from '../reservations/index.ts';
import type { CalendarContents, Window } from './calendar-contents.ts';
import { readApart } from './calendar-reader.ts';
import { CalendarSource } from './calendar-source.ts';
import { FeedFailure, type FeedFailureCode } from './feed-failure.ts';

/** Result of fetching and parsing a foreign calendar. */
export type FeedReading =
  | { readonly kind: 'read'; readonly contents: CalendarContents; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly code: FeedFailureCode };

/** Fetches and parses foreign calendars. Slow: never call it inside a transaction. */
@Injectable()
export class CalendarReadings {
  constructor(
    private readonly source: CalendarSource,
    private readonly identity: CalendarIdentityService,
  ) {}

  /** Failures of the foreign server are returned, not thrown. `etag`: of the version already imported. */
  async of(
    url: string,
    window: Window,
    { etag = null, limitMs }: { etag?: string | null; limitMs?: number } = {},
  ): Promise<FeedReading> {
    try {
      const answer = await this.source.read(url, etag, limitMs);
      if (answer.kind === 'unchanged') return answer;
      return {
        kind: 'read',
        contents: await readApart(
          { text: answer.text, window, ownHost: await this.identity.getDomain() },
          limitMs,
        ),
        etag: answer.etag,
      };
    } catch (error) {
      if (error instanceof FeedFailure) return { kind: 'failed', code: error.code };
      throw error;
    }
  }
}
