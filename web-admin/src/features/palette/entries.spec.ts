import { describe, expect, test } from '@jest/globals';
import { filterEntries, toEntryGroups, isSearchable, type Entry } from './entries.ts';

const entry = (title: string): Entry => ({ key: title, title, subtitle: '', url: `/${title}` });
const pages = ['Přehled', 'Všechny prostory', 'Prostory', 'SEO adresy'].map(entry);
const found = (text: string): string[] => filterEntries(pages, text).map(({ title }) => title);

describe('palette page entries', () => {
  test('matches word prefixes regardless of case and accents', () => {
    expect(found('prehl')).toEqual(['Přehled']);
    expect(found('PROST')).toEqual(['Všechny prostory', 'Prostory']);
    expect(found('pro vse')).toEqual(['Všechny prostory']);
    expect(found('ostory')).toEqual([]);
  });
  test('returns all entries for an empty text', () => {
    expect(found('  ')).toHaveLength(4);
  });
});

test('keeps order and URLs of server results', () => {
  expect(
    toEntryGroups([
      {
        kind: 'user',
        items: [{ id: 7, title: 'Jan', subtitle: 'jan@example.cz', url: '/admin2/uzivatele/7' }],
      },
    ]),
  ).toEqual([
    {
      key: 'user',
      entries: [{ key: 'user 7', title: 'Jan', subtitle: 'jan@example.cz', url: '/admin2/uzivatele/7' }],
    },
  ]);
});

test('requires two characters or one digit for a server search', () => {
  expect(['', 'a', '7', 'ab'].map(isSearchable)).toEqual([false, false, true, true]);
});
