import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../platform/config/index.ts';
import { ENCRYPTED_KEY, MailEncryptionService } from './mail-encryption.service.ts';
import type { MailMessage } from './mail.message.ts';

const createEncryption = (secret: string): MailEncryptionService =>
  new MailEncryptionService({ JWT_SECRET: secret } as Config);
const encryption = createEncryption('a-secret-of-the-tests-which-is-long-enough');
const message: MailMessage = {
  subject: 'Obnova hesla',
  paragraphs: ['Dobrý den,'],
  quote: 'Jana Nová',
  replyTo: 'host@prostora.test',
  action: { label: 'Nastavit heslo', path: '/obnova-hesla#token=tajemství' },
};

describe('MailEncryptionService', () => {
  it('encrypts and decrypts a whole message', () => {
    const encrypted = encryption.encrypt(message);
    expect(Object.keys(encrypted)).toEqual(['sealed']);
    expect(encrypted[ENCRYPTED_KEY]).toMatch(/^[\w-]+$/u);
    expect(encryption.decrypt(encrypted)).toEqual(message);
  });

  it('uses a random nonce for each message', () => {
    expect(encryption.encrypt(message)).not.toEqual(encryption.encrypt(message));
  });

  it('throws for a changed message and another key', () => {
    const encrypted = encryption.encrypt(message)[ENCRYPTED_KEY];
    expect(() =>
      createEncryption('another-secret-of-at-least-32-bytes-here').decrypt({ [ENCRYPTED_KEY]: encrypted }),
    ).toThrow();
    expect(() =>
      encryption.decrypt({
        [ENCRYPTED_KEY]: `${encrypted.slice(0, -4)}${encrypted.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`,
      }),
    ).toThrow();
  });
});

it('decrypts a message of the previous release with encrypted parts', () => {
  const legacy = {
    ...message,
    replyTo: encryption.encryptLine('host@prostora.test'),
    action: { label: 'Nastavit heslo', path: `/obnova-hesla#${encryption.encryptLine('token=tajemství')}` },
  };
  expect(encryption.decrypt(legacy)).toEqual(message);
  expect(encryption.decrypt({ subject: 'Účet', paragraphs: [] })).toEqual({
    subject: 'Účet',
    paragraphs: [],
  });
});

it('encrypts a string and returns an unencrypted one unchanged', () => {
  expect(encryption.encryptLine('jana@prostora.test')).toMatch(/^sealed:[\w-]+$/u);
  expect(encryption.decryptLine(encryption.encryptLine('jana@prostora.test'))).toBe('jana@prostora.test');
  expect(encryption.decryptLine('jana@prostora.test')).toBe('jana@prostora.test');
});
