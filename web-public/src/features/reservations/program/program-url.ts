import type { GetReservationProgramData } from '@prostora/api-client';
import { isDay, urls } from '@prostora/contracts';

const READER_BY_PARAM = { obsluha: 'staff', dvere: 'door' } as const;
export type ProgramReader = (typeof READER_BY_PARAM)[keyof typeof READER_BY_PARAM];
/** View state of the program, stored in its URL; today without a day. */
export type ProgramView = {
  from: string | null;
  to: string | null;
  spaceIds: readonly number[];
  reader: ProgramReader;
};

/** Parses the query of the URL; invalid values are ignored. */
export function parseProgramView(query: URLSearchParams): ProgramView {
  const parseDay = (name: string): string | null => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const spaces = (query.get('prostory') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/u.test(id));
  return {
    from: parseDay('od'),
    to: parseDay('do'),
    spaceIds: spaces.map(Number),
    reader: query.get('pro') === 'dvere' ? 'door' : 'staff',
  };
}

/** Builds the URL of the program; defaults are omitted. */
export function buildProgramUrl({ from, to, spaceIds, reader }: ProgramView): string {
  const query = new URLSearchParams({
    ...(from && { od: from }),
    ...(to && { do: to }),
    ...(spaceIds.length > 0 && { prostory: spaceIds.join(',') }),
    ...(reader === 'door' && { pro: 'dvere' }),
  });
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? urls.program : `${urls.program}?${text}`;
}

/**
 * Converts a view to the API query; an end before the start is the day of the start.
 * @param today current day, YYYY-MM-DD
 */
export function toProgramQuery(
  { from, to, spaceIds, reader }: ProgramView,
  today: string,
): NonNullable<GetReservationProgramData['query']> {
  const start = from ?? today;
  return {
    start_date: start,
    end_date: to !== null && to >= start ? to : start,
    for: reader,
    ...(spaceIds.length > 0 && { space_ids: spaceIds.join(',') }),
  };
}
