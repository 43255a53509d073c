import { expect, it } from '@jest/globals';
import { parseDurationMinutes } from './parse-duration.ts';

it.each([
  ['1 h 20 min', 80],
  ['1\u00a0h 20\u00a0min', 80],
  ['1h20min', 80],
  ['1 hodina a 20 minut', 80],
  ['90 min', 90],
  ['90 minut', 90],
  ['4:30', 270],
  ['4,5 h', 270],
  ['1,1 h', 66],
  ['2 hodiny', 120],
  ['2 dny', 2880],
  ['1 den 12 h', 2160],
  ['3', 180],
  ['1,5', 90],
  ['1,33 h', null],
  ['4:60', null],
  ['dlouho', null],
  ['h', null],
  ['0', null],
  ['', null],
])('reads „%s“', (written, minutes) => {
  expect(parseDurationMinutes(written)).toBe(minutes);
});
