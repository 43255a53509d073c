import { describe, expect, it } from '@jest/globals';
import { cleanLine, isOneLine, isPlainMailbox, toOneLine } from './one-line.ts';

describe('cleanLine', () => {
  it('removes bidirectional controls and surrounding spaces', () => {
    expect(cleanLine(' \u202Esál\u2066 na\u200E dvoře\u061C ')).toBe('sál na dvoře');
  });

  it('keeps zero-width joiners in text', () => {
    expect(cleanLine('👩\u200D🍳 می\u200Cخواهم')).toBe('👩\u200D🍳 می\u200Cخواهم');
  });
});

describe('isOneLine', () => {
  it.each(['a\r\nb', 'a\u0007b', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b', '\u0000'])(
    'rejects the text %j',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );

  it.each(['', 'Sál U Růže', 'a\u00A0b', '👩\u200D🍳'])('accepts the text %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });
});

it('toOneLine replaces breaks by spaces', () => {
  expect(toOneLine(' Jana\r\nNová\u2028\u202E\u0007 ')).toBe('Jana Nová');
});

describe('isPlainMailbox', () => {
  it.each([
    '"a\r\nBcc: x"@host.cz',
    '"a\u0007"@host.cz',
    'a\u202E@host.cz',
    'a\u2066@host.cz',
    'a\u2028b@host.cz',
    'a\u200Bb@host.cz',
    'a b@host.cz',
  ])('rejects the address %j', (address) => {
    expect(isPlainMailbox(address)).toBe(false);
  });

  it.each(['jana.nova+sal@example.cz', 'jiří@příklad.cz'])('accepts the address %s', (address) => {
    expect(isPlainMailbox(address)).toBe(true);
  });
});
