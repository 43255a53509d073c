import { formatErrorMessage } from '../../platform/error-responses/index.ts';
import type { CalendarContents } from './calendar-contents.ts';
import { toStoredProblem, type StoredProblem } from './calendar-feed.entity.ts';
import type { CalendarExportAnswerDto, CalendarFeedDto, CalendarPreviewDto } from './calendar.dto.ts';
import type { SharedCalendar } from './calendar-exports.service.ts';
import type { FeedWithCounts } from './calendar-feeds.service.ts';
import { FEED_FAILURES } from './feed-failure.ts';

const MAX_PREVIEW_EVENTS = 100;
const MAX_PROBLEMS = 20;

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Unknown (older) codes are described as unreachable. */
const describeFailure = (failure: string | null): string | null =>
  failure && formatErrorMessage(FEED_FAILURES.find((code) => code === failure) ?? 'FEED_UNREACHABLE');

export const toCalendarExportDto = (calendar: SharedCalendar): CalendarExportAnswerDto => ({
  export_url: calendar?.url ?? null,
  detail: calendar?.detail ?? null,
});

/** Exposes only the host of the URL: the rest often contains a secret. */
export function toCalendarFeedDto({ feed, counts }: FeedWithCounts): CalendarFeedDto {
  const { id, name, url, checkedAt, succeededAt, failure, failingSince } = feed;
  return {
    id,
    name,
    address: new URL(url).host,
    checked_at: toIso(checkedAt),
    succeeded_at: toIso(succeededAt),
    failure: describeFailure(failure),
    failing_since: toIso(failingSince),
    ...counts,
    ...toCertaintyDto(feed.problems),
  };
}

/** Entries whose time stays free come first. */
function toCertaintyDto(
  problems: readonly StoredProblem[],
): Pick<CalendarFeedDto, 'skipped' | 'widened' | 'problems'> {
  const skipped = problems.filter(({ reason }) => reason === 'time');
  const widened = problems.filter(({ reason }) => reason !== 'time');
  return {
    skipped: skipped.length,
    widened: widened.length,
    problems: [...skipped, ...widened]
      .slice(0, MAX_PROBLEMS)
      .map(({ reason, summary, start }) => ({ reason, summary, start_datetime: start })),
  };
}

export function toCalendarPreviewDto({ name, spans, problems }: CalendarContents): CalendarPreviewDto {
  const events = spans.slice(0, MAX_PREVIEW_EVENTS).map(({ start, end, summary, allDay }) => ({
    start_datetime: new Date(start).toISOString(),
    end_datetime: new Date(end).toISOString(),
    summary,
    all_day: allDay,
  }));
  return { name, events, total: spans.length, ...toCertaintyDto(problems.map(toStoredProblem)) };
}
