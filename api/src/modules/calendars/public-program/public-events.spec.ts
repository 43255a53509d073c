import { describe, expect, it } from '@jest/globals';
import { mergeSpaces } from './public-events.ts';
import type { PublicDate } from './public-program.repository.ts';

const date = (id: number, change: Partial<PublicDate> = {}): PublicDate => ({
  id,
  title: 'Ples',
  spaceName: 'Velký sál',
  startsAt: new Date('2027-02-01T18:00:00Z'),
  endsAt: new Date('2027-02-01T23:00:00Z'),
  updatedAt: new Date('2026-12-01T10:00:00Z'),
  ...change,
});

describe('mergeSpaces', () => {
  it('names an event in several spaces at the same time once, with its latest change', () => {
    const changed = new Date('2026-12-05T10:00:00Z');
    expect(mergeSpaces([date(8, { spaceName: 'Foyer', updatedAt: changed }), date(7)])).toEqual([
      {
        id: 7,
        title: 'Ples',
        spaceNames: ['Foyer', 'Velký sál'],
        startsAt: date(7).startsAt,
        endsAt: date(7).endsAt,
        updatedAt: changed,
      },
    ]);
  });

  it('keeps dates of a series and other titles apart, and names no space of a whole building', () => {
    const later = date(9, {
      spaceName: null,
      startsAt: new Date('2027-02-08T18:00:00Z'),
      endsAt: new Date('2027-02-08T23:00:00Z'),
    });
    const merged = mergeSpaces([date(7), date(8, { title: 'Výstava' }), later]);
    expect(merged.map(({ id, spaceNames }) => [id, spaceNames])).toEqual([
      [7, ['Velký sál']],
      [8, ['Velký sál']],
      [9, []],
    ]);
  });
});
