import { expect, it } from '@jest/globals';
import { decideDemo } from './prepare.ts';

const LOCAL = 'http://localhost:3000';
const PUBLIC = 'https://prostory.example';
const embedded = { url: 'postgres://localhost/prostora', words: 'embedded', folder: '.data/pg' };
const own = { url: 'postgres://db/prostora', words: 'at db' };

it('adds demo data to the embedded database by default, to an external server only on request', () => {
  expect(decideDemo(embedded, LOCAL, false)).toBe(true);
  expect(decideDemo(own, LOCAL, false)).toBe(false);
  expect(decideDemo(own, LOCAL, true)).toBe(true);
});

it('adds no demo data to a public site, and reports it if requested', () => {
  expect(decideDemo(embedded, PUBLIC, false)).toBe(false);
  expect(() => decideDemo(own, PUBLIC, true)).toThrow(/others reach the site/u);
});
