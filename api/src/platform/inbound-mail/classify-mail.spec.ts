import { describe, expect, it } from '@jest/globals';
import { isAligned, isAutomatic, isBounce } from './classify-mail.ts';
import type { ParsedMail } from './parsed-mail.ts';

const mail = (headers: Record<string, string> = {}, subject = 'Re: Zpráva'): ParsedMail => ({
  messageId: '<1@posta.example>',
  from: { name: 'Jana', address: 'jana@posta.example' },
  subject,
  headers: [
    { key: 'from', value: 'Jana <jana@posta.example>' },
    ...Object.entries(headers).map(([key, value]) => ({ key, value })),
  ],
  deliveryAction: null,
  replyText: 'Ano',
  files: [],
});

describe('isBounce', () => {
  it('holds for an empty sender of the envelope and for a report', () => {
    expect(isBounce(mail(), '')).toBe(true);
    expect(
      isBounce(mail({ 'content-type': 'multipart/report; report-type=delivery-status' }), 'a@b.example'),
    ).toBe(true);
    expect(isBounce(mail({ 'content-type': 'text/plain' }), 'jana@posta.example')).toBe(false);
  });
});

describe('a report or a mail without a sender', () => {
  const report = (type: string, deliveryAction: string | null = null): ParsedMail => ({
    ...mail({ 'content-type': `multipart/report; report-type=${type}` }),
    deliveryAction,
  });

  it.each([
    ['a failed delivery', report('delivery-status', 'failed'), true],
    ['a delayed delivery', report('delivery-status', 'delayed'), false],
    ['a read receipt', report('disposition-notification'), false],
    ['a notice of absence without a sender', mail({ 'auto-submitted': 'auto-replied' }), false],
    [
      'an old daemon',
      {
        ...mail({ 'auto-submitted': 'auto-replied' }),
        from: { name: '', address: 'MAILER-DAEMON@posta.example' },
      },
      true,
    ],
  ])('(%s) is never a message', (_name, parsed, isBounced) => {
    expect(isBounce(parsed, '')).toBe(isBounced);
    if (!isBounced) expect(isAutomatic(parsed)).toBe(true);
  });
});

describe('isAutomatic', () => {
  it.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'auto_reply' }],
    [{ 'list-id': '<seznam.example>' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'list-unsubscribe': '<mailto:konec@seznam.example>' }],
  ])('holds for %j', (headers) => {
    expect(isAutomatic(mail(headers))).toBe(true);
  });

  it.each(['Automatická odpověď: Re: Zpráva', 'Automatic reply: Zpráva', 'Out of office: Re'])(
    'holds for the subject %s',
    (subject) => {
      expect(isAutomatic(mail({}, subject))).toBe(true);
    },
  );

  it('does not hold for what a person has sent', () => {
    expect(isAutomatic(mail({ 'auto-submitted': 'no', precedence: 'normal' }))).toBe(false);
    expect(isAutomatic(mail({}, 'Re: odpověď na automatická vrata'))).toBe(false);
  });
});

describe('isAligned', () => {
  const results = (value: string): ParsedMail =>
    mail({ 'authentication-results': `mx.prostora.test; ${value}` });

  it.each([
    'dmarc=pass (p=NONE) header.from=posta.example',
    'dkim=pass header.d=posta.example header.s=s1',
    'spf=pass smtp.mailfrom=jana@posta.example',
    'spf=fail smtp.mailfrom=x.example; dkim=pass header.i=@posta.example',
  ])('accepts %s', (value) => {
    expect(isAligned(results(value), 'results')).toBe(true);
  });

  it.each([
    'dmarc=fail header.from=posta.example',
    'dkim=pass header.d=utocnik.example',
    'spf=pass smtp.mailfrom=jana@utocnik.example',
    'dmarc=pass header.from=jinaposta.example',
    'dkim=pass header.d=example',
    'dkim=none (dkim=pass header.d=posta.example)',
    'none',
  ])('refuses %s', (value) => {
    expect(isAligned(results(value), 'results')).toBe(false);
  });

  it('refuses a mail without results, or with a forged second one', () => {
    expect(isAligned(mail(), 'results')).toBe(false);
    const forged = mail({ 'authentication-results': 'mx.prostora.test; spf=fail' });
    const second = { key: 'authentication-results', value: 'mx; dmarc=pass header.from=posta.example' };
    expect(isAligned({ ...forged, headers: [...forged.headers, second] }, 'results')).toBe(false);
  });

  it('refuses a mail with two From headers', () => {
    const twice = results('dmarc=pass header.from=posta.example');
    const headers = [...twice.headers, { key: 'from', value: 'jiny@jiny.example' }];
    expect(isAligned({ ...twice, headers }, 'results')).toBe(false);
  });

  it('accepts every mail in development', () => {
    expect(isAligned(mail(), 'none')).toBe(true);
  });
});
