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

describe('a sealed message', () => {
  it('is unreadable as a whole and can be opened', () => {
    const sealed = seal.seal(message);
    expect(Object.keys(sealed)).toEqual(['sealed']);
    expect(sealed.sealed).toMatch(/^[\w-]+$/u);
    expect(seal.open(sealed)).toEqual(message);
  });

  it('differs every time', () => {
    expect(seal.seal(message)).not.toEqual(seal.seal(message));
  });

  it('is not opened when it was changed or sealed with another key', () => {
    const { sealed } = seal.seal(message);
    expect(() => sealOf('another-secret-of-at-least-32-bytes-here').open({ sealed })).toThrow();
    expect(() =>
      seal.open({ sealed: `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}` }),
    ).toThrow();
  });
});

it('opens a message of the former release, of which parts were sealed', () => {
  const former = {
    ...message,
    replyTo: seal.sealLine('host@prostora.test'),
    action: { label: 'Nastavit heslo', path: `/obnova-hesla#${seal.sealLine('token=tajemství')}` },
  };
  expect(seal.open(former)).toEqual(message);
  expect(seal.open({ subject: 'Účet', paragraphs: [] })).toEqual({ subject: 'Účet', paragraphs: [] });
});

it('seals a line, and leaves one that is not sealed as it is', () => {
  expect(seal.sealLine('jana@prostora.test')).toMatch(/^sealed:[\w-]+$/u);
  expect(seal.openLine(seal.sealLine('jana@prostora.test'))).toBe('jana@prostora.test');
  expect(seal.openLine('jana@prostora.test')).toBe('jana@prostora.test');
});
