import { expect, test } from '@jest/globals';
import { parseFileName } from './files.ts';

test.each([
  ['attachment; filename="uzivatele.csv"', 'uzivatele.csv'],
  ['attachment; filename=uzivatele.xlsx', 'uzivatele.xlsx'],
  [`attachment; filename="uzivatele.csv"; filename*=UTF-8''u%C5%BEivatel%C3%A9.csv`, 'uživatelé.csv'],
  [`attachment; filename="zaloha.csv"; filename*=UTF-8''%E0%A4%A.csv`, 'zaloha.csv'],
  ['attachment', null],
  ['', null],
])('parses the file name of %j as %j', (header, name) => {
  expect(parseFileName(header)).toBe(name);
});
