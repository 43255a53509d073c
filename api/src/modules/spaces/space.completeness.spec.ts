import { describe, expect, it } from '@jest/globals';
import { computeCompleteness, type ListingDetails } from './space.completeness.ts';

const FULL_PLAN = { nrOfSpaces: 10, nrOfPhotosInSpace: 30, hasVideoInSpace: true };
const SMALL_PLAN = { nrOfSpaces: 1, nrOfPhotosInSpace: 1, hasVideoInSpace: false };
const EMPTY: ListingDetails = {
  photos: 0,
  perex: ' ',
  description: '',
  hasCapacity: false,
  hasArea: false,
  hasAddress: false,
  purposes: 0,
  equipments: 0,
  hasContact: false,
  hasVideo: false,
};
const FULL: ListingDetails = {
  photos: 5,
  perex: 'Světlý sál.',
  description: 'S'.repeat(100),
  hasCapacity: true,
  hasArea: true,
  hasAddress: true,
  purposes: 1,
  equipments: 1,
  hasContact: true,
  hasVideo: true,
};

describe('computeCompleteness', () => {
  it('returns 0 % for an empty and 100 % for a full listing', () => {
    expect(computeCompleteness(EMPTY, FULL_PLAN).percent).toBe(0);
    expect(computeCompleteness(FULL, FULL_PLAN)).toEqual({ percent: 100, gaps: [] });
  });

  it('lists gaps, requirements of publication first', () => {
    expect(computeCompleteness(EMPTY, FULL_PLAN).gaps).toEqual([
      'images',
      'perex',
      'capacity',
      'city',
      'tags.purpose',
      'description',
      'more_images',
      'tags.equipments',
      'phone',
      'area_size',
      'video_url',
    ]);
  });

  it('leaves out what the plan does not allow', () => {
    expect(computeCompleteness({ ...FULL, photos: 1, hasVideo: false }, SMALL_PLAN)).toEqual({
      percent: 100,
      gaps: [],
    });
    expect(computeCompleteness({ ...FULL, photos: 1, hasVideo: false }, FULL_PLAN)).toEqual({
      percent: 85,
      gaps: ['more_images', 'video_url'],
    });
  });

  it('does not count a description of a few words', () => {
    expect(computeCompleteness({ ...FULL, description: 'Hezký sál.' }, FULL_PLAN)).toEqual({
      percent: 90,
      gaps: ['description'],
    });
  });

  it('increases with every field added', () => {
    let percent = 0;
    let listing = EMPTY;
    for (const [key, value] of Object.entries(FULL)) {
      listing = { ...listing, [key]: value };
      const now = computeCompleteness(listing, FULL_PLAN).percent;
      expect(now).toBeGreaterThan(percent);
      percent = now;
    }
  });
});
