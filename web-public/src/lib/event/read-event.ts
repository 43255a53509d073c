import { EMPTY_EVENT, EVENT_PARAMS, type EventProblem, type EventQuery } from '@prostora/contracts';

/** Event of an address as it is used, and what was mended to get it. */
export type ParsedEvent = {
  event: EventQuery;
  problems: readonly EventProblem[];
  /** Sentences about the problems, for the page. */
  notices: readonly string[];
};

/** Reads the event of an address. The parser loads with the first address that has one. */
export async function readEvent(params: URLSearchParams): Promise<ParsedEvent> {
  if (!EVENT_PARAMS.some((name) => params.has(name)))
    return { event: EMPTY_EVENT, problems: [], notices: [] };
  return (await import('./parse-event.ts')).parse(params);
}
