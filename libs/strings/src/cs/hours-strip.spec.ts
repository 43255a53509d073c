import { expect, it } from '@jest/globals';
import { describeOpening } from './hours-strip.ts';

const DAY = [{ from: 480, until: 1200 }];

it.each([
  ['after closing', DAY, { from: 1260, to: 1380 }, 'Otevřeno do 20:00'],
  ['over closing', DAY, { from: 1080, to: 1440 }, 'Otevřeno do 20:00'],
  ['before opening', DAY, { from: 360, to: 540 }, 'Otevřeno od 8:00'],
  ['longer than open', DAY, { from: 360, to: 1320 }, 'Otevřeno 8:00–20:00'],
  [
    'in a break',
    [...DAY, { from: 1260, until: 1560 }],
    { from: 1200, to: 1260 },
    'Otevřeno 8:00–20:00 a 21:00–2:00',
  ],
  ['on a closed day', [], { from: 600, to: 660 }, 'V tento den zavřeno'],
])('tells the hours to an event %s', (_name, hours, asked, text) => {
  expect(describeOpening(hours, asked).replaceAll('\u00a0', ' ')).toBe(text);
});
