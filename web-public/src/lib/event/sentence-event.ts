import type { CatalogState, ParsedSentence } from '@prostora/api-client';
import { DAY_MINUTES, parseEventTime, type EventQuery } from '@prostora/contracts';
import { computeEventBudget } from '@prostora/contracts/event-budget.ts';

/** The event in effect of a list with a sentence: what is selected, else what the address says. */
export function addSelectedEvent(
  event: EventQuery,
  { selected_event: selected, selected_purpose: purpose }: CatalogState,
): EventQuery {
  return {
    dateFrom: selected.date_from ?? event.dateFrom,
    dateTo: selected.date_to ?? event.dateTo,
    timeFrom: parseEventTime(selected.time_from) ?? event.timeFrom,
    timeTo: parseEventTime(selected.time_to) ?? event.timeTo,
    guests: selected.guests ?? event.guests,
    layout: selected.layout ?? event.layout,
    purpose: purpose?.slug ?? event.purpose,
    priceMax: selected.price_max ?? event.priceMax,
    tariff: selected.tariff ?? event.tariff,
    flexible: selected.flexible,
    weekdays: selected.weekdays,
    repeat: selected.repeat,
  };
}

/** Hours of an event of one day; those that are not given are assumed by the API only. */
function countGivenHours({ dateFrom, dateTo, flexible, timeFrom, timeTo }: EventQuery): number | null {
  const isOneDay = dateFrom !== null && (flexible || dateTo === null || dateTo === dateFrom);
  if (!isOneDay || (timeFrom === null && timeTo === null)) return null;
  return ((timeTo ?? DAY_MINUTES) - (timeFrom ?? 0)) / 60;
}

/** An event with what a sentence adds; values of the event stand above the sentence. */
export function addSentence(event: EventQuery, parsed: ParsedSentence): EventQuery {
  const merged = {
    ...event,
    ...(event.dateFrom === null && {
      dateFrom: parsed.date_from,
      dateTo: parsed.date_to,
      flexible: parsed.flexible,
      weekdays: parsed.weekdays,
      repeat: parsed.repeat,
    }),
    ...(event.timeFrom === null &&
      event.timeTo === null && {
        timeFrom: parseEventTime(parsed.time_from),
        timeTo: parseEventTime(parsed.time_to),
      }),
    guests: event.guests ?? parsed.guests,
    layout: event.layout ?? parsed.layout,
    purpose: event.purpose ?? parsed.purpose?.slug ?? null,
  };
  const budget = computeEventBudget(parsed, { guests: merged.guests, hours: countGivenHours(merged) });
  return { ...merged, priceMax: event.priceMax ?? budget };
}
