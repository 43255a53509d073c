import type { PublicDate } from './public-program.repository.ts';

/** An event at one time, in one or several spaces of a building. */
export type PublicEvent = Omit<PublicDate, 'spaceName'> & { readonly spaceNames: readonly string[] };

const toKey = ({ title, startsAt, endsAt }: PublicDate): string =>
  JSON.stringify([title, startsAt.getTime(), endsAt.getTime()]);

/** Joins the dates of an event that takes several spaces at the same time; in the order of the first of each. */
export const mergeSpaces = (dates: readonly PublicDate[]): PublicEvent[] =>
  [...Map.groupBy(dates, toKey).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { spaceName: _spaceName, ...event } = first;
    return [
      {
        ...event,
        id: Math.min(...same.map(({ id }) => id)),
        updatedAt: new Date(Math.max(...same.map(({ updatedAt }) => updatedAt.getTime()))),
        spaceNames: [...new Set(same.flatMap(({ spaceName }) => spaceName ?? []))],
      },
    ];
  });
