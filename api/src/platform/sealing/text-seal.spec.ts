import { describe, expect, it } from '@jest/globals';
import { TextSeal } from './text-seal.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const seal = new TextSeal([SECRET], 'links');

describe('sealed text', () => {
  it.each(['', 'x', 'Žluťoučký kůň', 'a'.repeat(5000)])('comes back as it was: %#', (text) => {
    expect(seal.open(seal.seal(text))).toBe(text);
  });

  it('is another one every time, fits into an address and shows nothing', () => {
    const [one, other] = [seal.seal('tajné heslo'), seal.seal('tajné heslo')];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]+$/u);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('heslo');
  });

  it('opens with its own key only: neither another secret nor another purpose will do', () => {
    const sealed = seal.seal('tajné heslo');
    expect(() => new TextSeal([`${SECRET}!`], 'links').open(sealed)).toThrow();
    expect(() => new TextSeal([SECRET], 'mails').open(sealed)).toThrow();
    expect(new TextSeal([SECRET], 'links').open(sealed)).toBe('tajné heslo');
  });

  it('made by a former secret opens while that is accepted, and new ones are made by the first', () => {
    const changed = new TextSeal(['the-new-secret-which-is-long-enough-too', SECRET], 'links');
    expect(changed.open(seal.seal('tajné heslo'))).toBe('tajné heslo');
    expect(
      new TextSeal(['the-new-secret-which-is-long-enough-too'], 'links').open(changed.seal('tajné heslo')),
    ).toBe('tajné heslo');
    expect(() => seal.open(changed.seal('tajné heslo'))).toThrow(
      'Unsupported state or unable to authenticate data',
    );
  });

  it('is refused when any byte of it was changed, cut off or added, and with less than the whole proof of where it is from', () => {
    const bytes = Buffer.from(seal.seal('tajné heslo'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => seal.open(changed.toString('base64url'))).toThrow();
    }
    for (const other of [
      bytes.subarray(0, -1),
      bytes.subarray(0, 20),
      Buffer.alloc(0),
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.from(seal.seal(''), 'base64url').subarray(0, 20),
    ])
      expect(() => seal.open(other.toString('base64url'))).toThrow();
  });
});
