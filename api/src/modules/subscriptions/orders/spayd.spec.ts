import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encode } from 'uqr';
import { buildSpayd, type Payment } from './spayd.ts';

const IBAN = 'CZ6508000000192000145399';
/** Regular expression of the reference validator. */
const SPAYD_FORMAT = /^SPD\*[0-9]+\.[0-9]+(\*[0-9A-Z $%*+\-.]+:[^*]+)+\*?$/u;
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]*$/u;

describe('buildSpayd', () => {
  it.each<[string, Payment, string]>([
    [
      'Komerční banka’s example',
      {
        iban: 'CZ7801000000000000000123',
        amountHaler: 79_950,
        dueOn: '2022-10-01',
        variableSymbol: '9562231077',
      },
      'SPD*1.0*ACC:CZ7801000000000000000123*AM:799.50*CC:CZK*DT:20221001*X-VS:9562231077',
    ],
    [
      'an invoice of a plan',
      {
        iban: IBAN,
        amountHaler: 849_000,
        dueOn: '2026-12-04',
        variableSymbol: '2026000012',
        message: 'Zálohová faktura 2026000012 Profi',
      },
      `SPD*1.0*ACC:${IBAN}*AM:8490.00*CC:CZK*DT:20261204*X-VS:2026000012*MSG:ZALOHOVA FAKTURA 2026000012 PROFI`,
    ],
    ['an account and an amount', { iban: IBAN, amountHaler: 1 }, `SPD*1.0*ACC:${IBAN}*AM:0.01*CC:CZK`],
    [
      'a star in the message',
      { iban: IBAN, amountHaler: 100, message: 'Sál *A* & „B“' },
      `SPD*1.0*ACC:${IBAN}*AM:1.00*CC:CZK*MSG:SAL %2AA%2A B`,
    ],
    [
      'a message without encodable characters',
      { iban: IBAN, amountHaler: 100, message: '„“ 日' },
      `SPD*1.0*ACC:${IBAN}*AM:1.00*CC:CZK`,
    ],
  ])('encodes the payment: %s', (_case, payment, text) => {
    expect(buildSpayd(payment)).toBe(text);
  });

  it('truncates a message to 60 characters', () => {
    const [, message = ''] =
      /MSG:(.*)$/u.exec(buildSpayd({ iban: IBAN, amountHaler: 100, message: 'a'.repeat(90) })) ?? [];
    expect(message).toBe('A'.repeat(60));
  });

  it.each<[string, Payment]>([
    ['an account with spaces', { iban: 'CZ65 0800 0000', amountHaler: 100 }],
    ['nothing to pay', { iban: IBAN, amountHaler: 0 }],
    ['a broken haléř', { iban: IBAN, amountHaler: 0.5 }],
    ['more than ten million', { iban: IBAN, amountHaler: 1_000_000_000 }],
    ['a symbol of letters', { iban: IBAN, amountHaler: 100, variableSymbol: 'A1' }],
  ])('throws for a payment with %s', (_case, payment) => {
    expect(() => buildSpayd(payment)).toThrow();
  });

  it('produces valid alphanumeric text for any message', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200, unit: 'grapheme' }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (message, amountHaler) => {
          const text = buildSpayd({ iban: IBAN, amountHaler, message });
          return SPAYD_FORMAT.test(text) && ALPHANUMERIC.test(text);
        },
      ),
    );
  });

  it('needs a smaller QR code than the same text in byte mode', () => {
    const text = buildSpayd({
      iban: IBAN,
      amountHaler: 849_000,
      dueOn: '2026-12-04',
      variableSymbol: '2026000012',
      message: 'Zálohová faktura 2026000012 Profi',
    });
    expect(encode(text, { ecc: 'M', boostEcc: false, border: 0 }).version).toBe(5);
    expect(encode(text.toLowerCase(), { ecc: 'M', boostEcc: false, border: 0 }).version).toBe(7);
  });
});
