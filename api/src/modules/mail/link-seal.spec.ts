import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../platform/config/index.ts';
import { LinkSeal } from './link-seal.service.ts';
import type { MailMessage } from './mail.message.ts';

const sealOf = (secret: string): LinkSeal => new LinkSeal({ JWT_SECRET: secret } as Config);
const seal = sealOf('a-secret-of-the-tests-which-is-long-enough');
const withPath = (path: string): MailMessage => ({ subject: 'Obnova hesla', paragraphs: ['Dobrý den,'], action: { label: 'Nastavit heslo', path } });

describe('the seal of links', () => {
  it('hides what stands behind the # until the mail is sent', () => {
    const sealed = seal.seal(withPath('/obnova-hesla#token=tajemství'));
    expect(sealed.action?.path).toMatch(/^\/obnova-hesla#sealed:[\w-]+$/u);
    expect(JSON.stringify(sealed)).not.toContain('token=');
    expect(seal.open(sealed)).toEqual(withPath('/obnova-hesla#token=tajemství'));
  });

  it.each(['/rezervace/7/', '/poptavka/12/'])('hides the token of the page %s', (page) => {
    const sealed = seal.seal(withPath(`${page}some-token_1`));
    expect(sealed.action?.path).toMatch(new RegExp(`^${page}sealed:[\\w-]+$`, 'u'));
    expect(sealed.action?.path).not.toContain('some-token');
    expect(seal.open(sealed)).toEqual(withPath(`${page}some-token_1`));
  });

  it('hides whom answers go to', () => {
    const message = { subject: 'Dotaz', paragraphs: [], replyTo: 'host@prostora.test' };
    expect(JSON.stringify(seal.seal(message))).not.toContain('host@');
    expect(seal.open(seal.seal(message))).toEqual(message);
  });

  it('makes another text of the same link every time', () => {
    expect(seal.seal(withPath('/x#token=1')).action?.path).not.toBe(seal.seal(withPath('/x#token=1')).action?.path);
  });

  it.each([['without a secret', withPath('/klient/moje-prostory')], ['without a link', { subject: 'Účet', paragraphs: [] }]])('leaves a message %s as it is', (_name, message) => {
    expect(seal.seal(message)).toEqual(message);
    expect(seal.open(message)).toEqual(message);
  });

  it('opens nothing that was changed or sealed with another key', () => {
    const sealed = seal.seal(withPath('/obnova-hesla#token=1'));
    expect(() => sealOf('another-secret-of-at-least-32-bytes-here').open(sealed)).toThrow();
    const path = sealed.action?.path ?? '';
    expect(() => seal.open(withPath(`${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`))).toThrow();
    expect(() => seal.open(withPath('/obnova-hesla#sealed:AAAA'))).toThrow();
  });
});
