import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  foldText,
  isSameMailbox,
  matchesSearch,
  normalizeEmail,
  normalizePhone,
  normalizeText,
  splitSearchWords,
  toPhoneDigits,
} from './canonical-text.ts';

const decompose = (text: string): string => text.normalize('NFD');

describe('text', () => {
  it('is composed and has no invisible characters', () => {
    expect(normalizeText(`\u202a${decompose('Žluťoučký')}\u200b \ufeffkůň\u202c`)).toBe('Žluťoučký kůň');
  });

  it('is normalized once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
        expect(foldText(decompose(text))).toBe(foldText(text));
      }),
    );
  });

  it.each([
    ['Nguyễn Thị Hương', 'nguyen thi huong'],
    ['Łódź Øre Straße', 'lodz ore strasse'],
  ])('folds „%s“ to „%s“', (text, folded) => expect(foldText(text)).toBe(folded));

  it('is found by its words in any order, case and composition', () => {
    expect(matchesSearch('Ondřej Bláha', 'blaha ONDREJ')).toBe(true);
    expect(matchesSearch(decompose('Ondřej Bláha'), 'Bláha, Ondřej')).toBe(true);
    expect(matchesSearch('Ondra Blahout', 'Ondřej Bláha')).toBe(false);
  });

  it('is searched for by few words, whose addresses are canonical', () => {
    expect(splitSearchWords('  info@háčky.example.cz, Bláha ')).toEqual([
      'info@xn--hky-ela4t.example.cz',
      'Bláha',
    ]);
    expect(splitSearchWords('a '.repeat(100))).toHaveLength(8);
  });
});

describe('mailbox', () => {
  it.each([
    ['info@háčky.example.cz', 'info@xn--hky-ela4t.example.cz'],
    [decompose('info@háčky.example.cz'), 'info@xn--hky-ela4t.example.cz'],
    ['\u202ainfo@example.cz\u202c', 'info@example.cz'],
    [' in\u200bfo@example.cz\u2060', 'info@example.cz'],
    [decompose('žofie@example.cz'), 'žofie@example.cz'],
    ['Info@Example.cz', 'Info@Example.cz'],
    ['bez zavináče', 'bez zavináče'],
    ['a@háček/cesta', 'a@háček/cesta'],
    ['a@', 'a@'],
  ])('„%s“ is „%s“', (text, mailbox) => expect(normalizeEmail(text)).toBe(mailbox));

  it('is the same in any case of its domain', () => {
    expect(isSameMailbox('INFO@HÁČKY.example.cz', 'info@xn--hky-ela4t.example.cz')).toBe(true);
    expect(isSameMailbox('info@hacky.example.cz', 'info@háčky.example.cz')).toBe(false);
  });
});

describe('telephone', () => {
  it.each([
    ['777123456', '777123456'],
    ['+420 777 123 456', '420777123456'],
    ['00420 777-123-456', '420777123456'],
    ['tel.: 777/123 456', '777123456'],
    ['+49 (0)30 901820', '4930901820'],
    ['420777123456', '420777123456'],
    ['777-123-456;', '777123456'],
    ['７７７ １２３ ４５６', '777123456'],
    ['456', '456'],
    ['45', null],
    ['Jan 777', null],
  ])('is found by „%s“ as %s', (search, digits) => expect(toPhoneDigits(search)).toBe(digits));

  it('keeps its digits in any spelling', () => {
    const separator = fc.constantFrom('', ' ', '\u00a0', '-', '\u2013', '/', '\u202a', '\u2009');
    fc.assert(
      fc.property(fc.array(separator, { minLength: 9, maxLength: 9 }), (separators) => {
        const spelled = [...'777123456'].map((digit, at) => digit + (separators[at] ?? '')).join('');
        expect(normalizePhone(spelled)).toBe('+420777123456');
        for (const prefix of ['+420 ', '00420', '420', '+420 (0)'])
          expect(normalizePhone(prefix + spelled)).toBe('+420777123456');
      }),
    );
  });
});
