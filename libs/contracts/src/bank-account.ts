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
