import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../platform/config/index.ts';
import { LinkSeal } from './link-seal.service.ts';
import type { MailMessage } from './mail.message.ts';

const sealOf = (secret: string): LinkSeal => new LinkSeal({ JWT_SECRET: secret } as Config);
const seal = sealOf('a-secret-of-the-tests-which-is-long-enough');
const message: MailMessage = {
  subject: 'Obnova hesla',
  paragraphs: ['Dobrý den,'],
  quote: 'Jana Nová',
  replyTo: 'host@prostora.test',
  action: { label: 'Nastavit heslo', path: '/obnova-hesla#token=tajemství' },
};

describe('MailEncryptionService', () => {
  it('encrypts and decrypts a whole message', () => {
    const sealed = seal.seal(message);
    expect(Object.keys(sealed)).toEqual(['sealed']);
    expect(sealed.sealed).toMatch(/^[\w-]+$/u);
    expect(seal.open(sealed)).toEqual(message);
  });

  it('uses a random nonce for each message', () => {
    expect(seal.seal(message)).not.toEqual(seal.seal(message));
  });

  it('throws for a changed message and another key', () => {
    const { sealed } = seal.seal(message);
    expect(() => sealOf('another-secret-of-at-least-32-bytes-here').open({ sealed })).toThrow();
    expect(() =>
      seal.open({ sealed: `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}` }),
    ).toThrow();
  });
});

it('decrypts a message of the previous release with encrypted parts', () => {
  const former = {
    ...message,
    replyTo: seal.sealLine('host@prostora.test'),
    action: { label: 'Nastavit heslo', path: `/obnova-hesla#${seal.sealLine('token=tajemství')}` },
  };
  expect(seal.open(former)).toEqual(message);
  expect(seal.open({ subject: 'Účet', paragraphs: [] })).toEqual({ subject: 'Účet', paragraphs: [] });
});

it('encrypts a string and returns an unencrypted one unchanged', () => {
  expect(seal.sealLine('jana@prostora.test')).toMatch(/^sealed:[\w-]+$/u);
  expect(seal.openLine(seal.sealLine('jana@prostora.test'))).toBe('jana@prostora.test');
  expect(seal.openLine('jana@prostora.test')).toBe('jana@prostora.test');
});
