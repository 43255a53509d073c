import { errors } from '@prostora/strings/cs/errors.ts';
import type { CalendarContents } from './calendar-contents.ts';
import type { CalendarFeedDto, CalendarPreviewDto } from './calendar.dto.ts';
import type { CountedFeed } from './calendar-feeds.service.ts';
import { FEED_FAILURES } from './feed-failure.ts';

const PREVIEWED = 100;

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Unknown (older) codes are described as unreachable. */
const sentenceOf = (failure: string | null): string | null =>
  failure && errors[FEED_FAILURES.find((code) => code === failure) ?? 'FEED_UNREACHABLE'];

/** Exposes only the host of the URL: the rest often contains a secret. */
export function feedView({ feed, counts }: CountedFeed): CalendarFeedDto {
  const { id, name, url, checkedAt, succeededAt, failure, failingSince } = feed;
  return {
    id,
    name,
    address: new URL(url).host,
    checked_at: written(checkedAt),
    succeeded_at: written(succeededAt),
    failure: sentenceOf(failure),
    failing_since: written(failingSince),
    ...counts,
  };
}

export function previewView({ name, spans }: CalendarContents): CalendarPreviewDto {
  const events = spans.slice(0, PREVIEWED).map(({ start, end, summary, allDay }) => ({
    start_datetime: new Date(start).toISOString(),
    end_datetime: new Date(end).toISOString(),
    summary,
    all_day: allDay,
  }));
  return { name, events, total: spans.length };
}
