import { expect, it } from '@jest/globals';
import { plainSpaces } from '@prostora/strings/format.ts';
import { describeCancellation, normalizeRentalTerms, type CancellationStepInput } from './index.ts';

const describeSteps = (steps: readonly CancellationStepInput[], day_count = 'calendar'): string[] =>
  describeCancellation(normalizeRentalTerms({ cancellation: { steps, day_count } }).cancellation).map(
    plainSpaces,
  );

it('describes each step of a ladder', () => {
  const ladder = [
    { days: 15, percent: 0 },
    { days: 7, percent: 30 },
    { days: 3, percent: 50 },
    { days: 0, percent: 100 },
  ];
  expect(describeSteps(ladder)).toEqual([
    '15 a více dní předem: bez poplatku',
    '14–7 dní předem: 30 % z ceny',
    '6–3 dny předem: 50 % z ceny',
    'méně než 3 dny předem: 100 % z ceny',
  ]);
});

it('describes a single step and a span of one day', () => {
  expect(describeSteps([{ days: 0, percent: 12.5, amount: 300 }])).toEqual([
    'kdykoli: 12,5 % z ceny a 300 Kč',
  ]);
  expect(
    describeSteps([
      { days: 2, percent: 0 },
      { days: 1, percent: 50, amount: 300 },
      { days: 0, percent: 0, amount: 1000 },
    ]),
  ).toEqual([
    '2 a více dní předem: bez poplatku',
    '1 den předem: 50 % z ceny a 300 Kč',
    'méně než 1 den předem: 1 000 Kč',
  ]);
});

it('names working days', () => {
  const ladder = [
    { days: 5, percent: 0 },
    { days: 2, percent: 50 },
    { days: 0, percent: 100 },
  ];
  expect(describeSteps(ladder, 'business')).toEqual([
    '5 a více pracovních dní předem: bez poplatku',
    '4–2 pracovní dny předem: 50 % z ceny',
    'méně než 2 pracovní dny předem: 100 % z ceny',
  ]);
});
