import { describe, expect, it } from '@jest/globals';
import { MIN_COUNTED, toOwnerProfile, type OwnerRecord } from './owner-profile.ts';

const OWNER: OwnerRecord = {
  name: 'Sokol Lhota, z. s.',
  ico: '60194383',
  personName: 'Jana Nová',
  email: 'jana@sokol.example',
  personNamePublic: false,
  createdAt: new Date('2025-12-31T23:30:00Z'),
  isHidden: false,
  requests: MIN_COUNTED,
  answered: MIN_COUNTED - 1,
  medianMinutes: 90,
  keptBookings: MIN_COUNTED,
  verifiedOn: '2026-02-01',
};
const build = (change: Partial<OwnerRecord> = {}) => toOwnerProfile({ ...OWNER, ...change });

describe('toOwnerProfile', () => {
  it('shows the company, the month of the registration in Prague, numbers and the check', () => {
    expect(build()).toEqual({
      name: 'Sokol Lhota, z. s.',
      personName: null,
      since: '2026-01',
      response: { medianMinutes: 90, answeredShare: 0.8 },
      keptBookings: 5,
      company: { ico: '60194383', checkedOn: '2026-02-01' },
    });
  });

  it('shows the person beside the company only when the owner says so', () => {
    expect(build({ personNamePublic: true })?.personName).toBe('Jana Nová');
  });

  it('shows the person without a company, whose name cannot be hidden', () => {
    const names = [build({ name: 'Jana Nová' }), build({ name: 'jana', ico: null, personNamePublic: true })];
    expect(names.map((profile) => [profile?.name, profile?.personName])).toEqual([
      ['Jana Nová', null],
      ['Jana Nová', null],
    ]);
  });

  it('makes no name from an e-mail address', () => {
    expect(build({ name: 'jana', ico: null, personName: '' })?.name).toBeNull();
  });

  it('shows no number of which there is too little', () => {
    const profile = build({ requests: MIN_COUNTED - 1, keptBookings: MIN_COUNTED - 1 });
    expect([profile?.response, profile?.keptBookings]).toEqual([null, null]);
  });

  it('shows the share of an owner who answered nothing, without a time', () => {
    expect(build({ answered: 0, medianMinutes: null })?.response).toEqual({
      medianMinutes: null,
      answeredShare: 0,
    });
  });

  it('calls no company verified without a check or an IČO', () => {
    expect([build({ verifiedOn: null })?.company, build({ ico: null })?.company]).toEqual([null, null]);
  });

  it('shows nothing about a blocked or erased owner', () => {
    expect(build({ isHidden: true })).toBeNull();
  });
});
