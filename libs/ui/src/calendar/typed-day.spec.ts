import { describe, expect, it } from '@jest/globals';
import { parseTypedDay } from './typed-day.ts';

describe('parseTypedDay', () => {
  it.each([
    ['15. 5. 2027', '2027-05-15'],
    ['15.5.2027', '2027-05-15'],
    ['so 15.\u00a05.\u00a02027', '2027-05-15'],
    ['15/5/2027', '2027-05-15'],
    ['2027-05-15', '2027-05-15'],
    ['24. 11.', '2027-11-24'],
    ['25. 11', '2026-11-25'],
    ['29. 2.', '2028-02-29'],
    ['31. 2. 2027', null],
    ['2027-02-31', null],
    ['zítra', null],
    ['15', null],
    ['', null],
  ])('reads „%s“ as %s', (text, day) => expect(parseTypedDay(text, '2026-11-25')).toBe(day));
});
