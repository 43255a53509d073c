import { describe, expect, it } from '@jest/globals';
import { isSameMailbox, normalizePhone } from '@prostora/contracts';
import { emailRules, phoneRules } from '@prostora/ui/fields/form-rules.ts';
import { readCase } from './cases/read-case.ts';

const phones = readCase<{ accepted: [typed: string, stored: string][]; refused: string[] }>('phones.json');
const emails = readCase<{ 'one mailbox': string[] }>('emails-idn.json')['one mailbox'];
const fails = (rules: typeof phoneRules, value: string): boolean =>
  rules.some((rule) => rule.fails(value, {}));

describe('spellings', () => {
  it.each(phones.accepted)('takes the telephone „%s“ in forms and stores it as %s', (typed, stored) => {
    expect([fails(phoneRules, typed), normalizePhone(typed)]).toEqual([false, stored]);
  });

  it.each(phones.refused)('refuses the telephone „%s“ in forms', (typed) => {
    expect([fails(phoneRules, typed), normalizePhone(typed)]).toEqual([true, null]);
  });

  it.each(emails)('takes the e-mail „%s“ in forms, which is one mailbox with the others', (email) => {
    expect([fails(emailRules, email), isSameMailbox(email, emails[0] ?? '')]).toEqual([false, true]);
  });

  it('refuses a domain whose punycode means nothing', () => {
    expect(fails(emailRules, 'info@xn--hky-fja9g.example.cz')).toBe(true);
  });
});
