import { describe, expect, it } from '@jest/globals';
import { EMPTY_QUERY, type IndexQuery } from './index-query.ts';
import { ContentVersions, type Membership } from './content-versions.ts';

const HALL: Membership = {
  locations: [1, 10, 100],
  purposes: [5],
  attributes: [7],
  capacity: '50-100' as Membership['capacity'],
};
const FILTERS: Readonly<Record<string, Partial<IndexQuery>>> = {
  everything: {},
  'its region': { locationId: 10 },
  'another region': { locationId: 11 },
  'its purpose': { purposeId: 5 },
  'another purpose': { purposeId: 6 },
  'its capacity': { capacity: HALL.capacity },
  'another capacity': { capacity: '1-10' as Membership['capacity'] },
};

/** Names of the filters whose version a change raises. */
function findTouched(change: (versions: ContentVersions) => void): string[] {
  const versions = new ContentVersions();
  versions.touch(HALL, HALL);
  const versionsOfAll = (): [string, number][] =>
    Object.entries(FILTERS).map(([name, filter]) => [
      name,
      versions.versionFor({ ...EMPTY_QUERY, ...filter }),
    ]);
  const before = new Map(versionsOfAll());
  change(versions);
  return versionsOfAll()
    .filter(([name, version]) => version > (before.get(name) ?? 0))
    .map(([name]) => name);
}

describe('ContentVersions', () => {
  it('touches only filters that match a space when its values stay', () => {
    expect(findTouched((versions) => versions.touch(HALL, { ...HALL }))).toEqual([
      'everything',
      'its region',
      'its purpose',
      'its capacity',
    ]);
  });

  it.each<[string, Membership | null, Membership | null]>([
    ['a new space', null, HALL],
    ['a space that has left', HALL, null],
    ['a space that has moved', HALL, { ...HALL, locations: [1, 11] }],
    ['another purpose', HALL, { ...HALL, purposes: [5, 6] }],
    ['another equipment', HALL, { ...HALL, attributes: [] }],
  ])('touches all filters for %s, because each counts the values of the others', (_name, before, after) => {
    expect(findTouched((versions) => versions.touch(before, after))).toEqual(Object.keys(FILTERS));
  });
});
