import { parseEvent, type EventProblem, type EventQuery } from '@prostora/contracts';
import { getToday } from './today.ts';

/** Event of an address as it is used, and what was mended to get it. */
export type ParsedEvent = {
  event: EventQuery;
  problems: readonly EventProblem[];
  /** Sentences about the problems, for the page. */
  notices: readonly string[];
};

/** Reads the event of an address; the sentences load only when something is wrong. */
export async function readEvent(params: URLSearchParams): Promise<ParsedEvent> {
  const parsed = parseEvent(params, getToday());
  if (parsed.problems.length === 0) return { ...parsed, notices: [] };
  const { eventProblems } = await import('@prostora/strings/cs/event-problems.ts');
  return { ...parsed, notices: parsed.problems.map((problem) => eventProblems[problem]) };
}
