import { describe, expect, test } from '@jest/globals';
import { entriesFor, foundGroups, isWorthAsking, type Entry } from './entries.ts';

const entry = (title: string): Entry => ({ key: title, title, subtitle: '', url: `/${title}` });
const pages = ['Přehled', 'Všechny prostory', 'Prostory', 'SEO adresy'].map(entry);
const found = (text: string): string[] => entriesFor(pages, text).map(({ title }) => title);

describe('pages of the menu', () => {
  test('are found by the beginnings of their words, whatever the case and accents', () => {
    expect(found('prehl')).toEqual(['Přehled']);
    expect(found('PROST')).toEqual(['Všechny prostory', 'Prostory']);
    expect(found('pro vse')).toEqual(['Všechny prostory']);
    expect(found('ostory')).toEqual([]);
  });
  test('are all there for an empty text', () => {
    expect(found('  ')).toHaveLength(4);
  });
});

test('what the server found keeps its order and its addresses', () => {
  expect(
    foundGroups([
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

test('one letter is not worth asking, one digit is', () => {
  expect(['', 'a', '7', 'ab'].map(isWorthAsking)).toEqual([false, false, true, true]);
});
