import { describe, expect, it } from '@jest/globals';
import { FieldEncryption } from './field-encryption.ts';

const SECRET = 'a-secret-of-the-tests-which-is-long-enough';
const encryption = new FieldEncryption([SECRET], 'links');

describe('FieldEncryption', () => {
  it.each(['', 'x', 'Žluťoučký kůň', 'a'.repeat(5000)])('decrypts what it encrypted: %#', (text) => {
    expect(encryption.decrypt(encryption.encrypt(text))).toBe(text);
  });

  it('differs every time, is URL-safe and hides the text', () => {
    const [one, other] = [encryption.encrypt('tajné heslo'), encryption.encrypt('tajné heslo')];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]+$/u);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('heslo');
  });

  it('decrypts with its own secret and purpose only', () => {
    const encrypted = encryption.encrypt('tajné heslo');
    expect(() => new FieldEncryption([`${SECRET}!`], 'links').decrypt(encrypted)).toThrow();
    expect(() => new FieldEncryption([SECRET], 'mails').decrypt(encrypted)).toThrow();
    expect(new FieldEncryption([SECRET], 'links').decrypt(encrypted)).toBe('tajné heslo');
  });

  it('decrypts with an accepted former secret and encrypts with the first', () => {
    const changed = new FieldEncryption(['the-new-secret-which-is-long-enough-too', SECRET], 'links');
    expect(changed.decrypt(encryption.encrypt('tajné heslo'))).toBe('tajné heslo');
    expect(
      new FieldEncryption(['the-new-secret-which-is-long-enough-too'], 'links').decrypt(
        changed.encrypt('tajné heslo'),
      ),
    ).toBe('tajné heslo');
    expect(() => encryption.decrypt(changed.encrypt('tajné heslo'))).toThrow(
      'Unsupported state or unable to authenticate data',
    );
  });

  it('rejects any changed, missing or added byte and a truncated tag', () => {
    const bytes = Buffer.from(encryption.encrypt('tajné heslo'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => encryption.decrypt(changed.toString('base64url'))).toThrow();
    }
    for (const other of [
      bytes.subarray(0, -1),
      bytes.subarray(0, 20),
      Buffer.alloc(0),
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.from(encryption.encrypt(''), 'base64url').subarray(0, 20),
    ])
      expect(() => encryption.decrypt(other.toString('base64url'))).toThrow();
  });
});
