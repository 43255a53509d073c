import { expect, it } from '@jest/globals';
import { formatDemandDates } from './demand-dates.ts';

it.each<[string | null, string | null, boolean, number[], string | null]>([
  [null, null, true, [], null],
  ['2027-05-15', null, true, [], '15. 5. 2027'],
  ['2027-05-15', '2027-05-15', true, [6], '15. 5. 2027'],
  ['2027-05-14', '2027-05-15', true, [], 'některý den od 14. 5. 2027 do 15. 5. 2027'],
  ['2027-05-01', '2027-05-31', true, [], 'některý den v květnu 2027'],
  ['2027-05-01', '2027-05-31', true, [6], 'nějaká sobota v květnu 2027'],
  ['2028-02-01', '2028-02-29', true, [1], 'nějaké pondělí v únoru 2028'],
  [
    '2027-05-10',
    '2027-05-31',
    true,
    [5, 6, 7],
    'nějaký pátek, sobota nebo neděle od 10. 5. 2027 do 31. 5. 2027',
  ],
  ['2027-05-14', '2027-05-16', false, [], 'všechny dny od 14. 5. 2027 do 16. 5. 2027'],
  ['2027-05-01', '2027-05-31', false, [6, 7], 'každá sobota a neděle v květnu 2027'],
])(
  'days of a demand from %s to %s, flexible %s, weekdays %j are told in words',
  (from, to, flexible, weekdays, text) => {
    const words = formatDemandDates({ dateFrom: from, dateTo: to, flexible, weekdays });
    expect(words?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
  },
);
