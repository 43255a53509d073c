import { parseEvent } from '@prostora/contracts/parse-event.ts';
import { eventProblems } from '@prostora/strings/cs/event-problems.ts';
import type { ParsedEvent } from './read-event.ts';
import { getToday } from '../today.ts';

/** Parses the event of an address and describes what is wrong with it. */
export function parse(params: URLSearchParams): ParsedEvent {
  const parsed = parseEvent(params, getToday());
  return { ...parsed, notices: parsed.problems.map((problem) => eventProblems[problem]) };
}
