const LOCAL = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/u;
const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1] as const;

/** Czech account number: `[prefix-]number/bank`. */
export type BankAccount = { prefix: string; number: string; bank: string };

/** Modulo 11 with the weights of decree 169/2011 of the Czech National Bank. */
const hasValidChecksum = (digits: string): boolean =>
  [...digits.padStart(10, '0')].reduce(
    (sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0),
    0,
  ) %
    11 ===
  0;

/** Parses an account number; null when it or a check digit is invalid. */
export function parseBankAccount(text: string): BankAccount | null {
  const [, prefix = '', number = '', bank = ''] = LOCAL.exec(text.replace(/\s/gu, '')) ?? [];
  return number !== '' && hasValidChecksum(prefix) && hasValidChecksum(number)
    ? { prefix, number, bank }
    : null;
}

/**
 * Remainder of a long number divided by 97, as in check digits of an IBAN (ISO 13616).
 * @param digits decimal digits of any count
 */
export const computeMod97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u;

/** Whether the text is an IBAN with valid check digits (ISO 13616: modulo 97 is 1). Spaces do not matter. */
export function isIban(text: string): boolean {
  const compact = text.replace(/\s/gu, '');
  if (!IBAN.test(compact)) return false;
  const digits = [...(compact.slice(4) + compact.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('');
  return computeMod97(digits) === 1;
}
