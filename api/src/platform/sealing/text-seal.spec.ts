import { describe, expect, it } from '@jest/globals';
import { TextSeal } from './text-seal.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const seal = new TextSeal([SECRET], 'links');

describe('FieldEncryption', () => {
  it.each(['', 'x', 'Žluťoučký kůň', 'a'.repeat(5000)])('decrypts what it encrypted: %#', (text) => {
    expect(seal.open(seal.seal(text))).toBe(text);
  });

  it('differs every time, is URL-safe and hides the text', () => {
    const [one, other] = [seal.seal('tajné heslo'), seal.seal('tajné heslo')];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]+$/u);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('heslo');
  });

  it('decrypts with its own secret and purpose only', () => {
    const sealed = seal.seal('tajné heslo');
    expect(() => new TextSeal([`${SECRET}!`], 'links').open(sealed)).toThrow();
    expect(() => new TextSeal([SECRET], 'mails').open(sealed)).toThrow();
    expect(new TextSeal([SECRET], 'links').open(sealed)).toBe('tajné heslo');
  });

  it('decrypts with an accepted former secret and encrypts with the first', () => {
    const changed = new TextSeal(['the-new-secret-which-is-long-enough-too', SECRET], 'links');
    expect(changed.open(seal.seal('tajné heslo'))).toBe('tajné heslo');
    expect(
      new TextSeal(['the-new-secret-which-is-long-enough-too'], 'links').open(changed.seal('tajné heslo')),
    ).toBe('tajné heslo');
    expect(() => seal.open(changed.seal('tajné heslo'))).toThrow(
      'Unsupported state or unable to authenticate data',
    );
  });

  it('rejects any changed, missing or added byte and a truncated tag', () => {
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
