import { describe, expect, it } from '@jest/globals';
import { listRepeatDays, repeatSlot, type RepeatPattern } from './repeat.ts';

const weekly = (more: Partial<RepeatPattern> = {}): RepeatPattern => ({
  weekdays: [6],
  every: 1,
  until: '2027-01-30',
  skipHolidays: false,
  except: [],
  ...more,
});

describe('listRepeatDays', () => {
  it('lists the weekdays up to the last day', () => {
    expect(listRepeatDays('2026-12-05', weekly({ until: '2026-12-26' }), 60)).toEqual([
      '2026-12-05',
      '2026-12-12',
      '2026-12-19',
      '2026-12-26',
    ]);
  });

  it('leaves out holidays and excepted days', () => {
    const pattern = weekly({ until: '2027-01-02', skipHolidays: true, except: ['2026-12-19'] });
    expect(listRepeatDays('2026-12-05', pattern, 60)).toEqual(['2026-12-05', '2026-12-12', '2027-01-02']);
  });

  it('counts every second week from the Monday of the first day', () => {
    const pattern = weekly({ weekdays: [2, 4], every: 2, until: '2026-12-20' });
    expect(listRepeatDays('2026-12-03', pattern, 60)).toEqual(['2026-12-03', '2026-12-15', '2026-12-17']);
  });

  it('stops at the limit and may be empty', () => {
    expect(listRepeatDays('2026-12-01', weekly({ weekdays: [1, 2, 3, 4, 5, 6, 7] }), 3)).toHaveLength(3);
    expect(listRepeatDays('2026-12-01', weekly({ until: '2026-12-02' }), 60)).toEqual([]);
  });
});

describe('repeatSlot', () => {
  it.each([
    ['2:00–3:00', '2027-03-21T01:00:00Z', '2027-03-21T02:00:00Z', '01:00', '02:00'],
    ['2:30–3:45', '2027-03-21T01:30:00Z', '2027-03-21T02:45:00Z', '01:30', '02:45'],
    ['1:00–2:30', '2027-03-21T00:00:00Z', '2027-03-21T01:30:00Z', '00:00', '01:30'],
    ['1:00–4:00', '2027-03-21T00:00:00Z', '2027-03-21T03:00:00Z', '00:00', '02:00'],
  ])('keeps a slot of %s in the night that has no hour from 2:00', (_name, startsAt, endsAt, from, until) => {
    expect(repeatSlot({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, ['2027-03-28'])).toEqual([
      {
        day: '2027-03-28',
        startsAt: new Date(`2027-03-28T${from}:00Z`),
        endsAt: new Date(`2027-03-28T${until}:00Z`),
      },
    ]);
  });

  it('keeps wall times across a change of daylight saving time', () => {
    const slot = {
      startsAt: new Date('2027-03-26T21:00:00.000Z'),
      endsAt: new Date('2027-03-27T02:00:00.000Z'),
    };
    expect(repeatSlot(slot, ['2027-03-26', '2027-03-27', '2027-04-02'])).toEqual([
      { day: '2027-03-26', ...slot },
      {
        day: '2027-03-27',
        startsAt: new Date('2027-03-27T21:00:00.000Z'),
        endsAt: new Date('2027-03-28T01:00:00.000Z'),
      },
      {
        day: '2027-04-02',
        startsAt: new Date('2027-04-02T20:00:00.000Z'),
        endsAt: new Date('2027-04-03T01:00:00.000Z'),
      },
    ]);
  });
});
