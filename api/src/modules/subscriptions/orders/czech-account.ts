import { computeMod97, parseBankAccount } from '@prostora/contracts';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/**
 * Converts a Czech account number to an IBAN.
 * @param account `[prefix-]number/bank`
 * @throws Error when the format or a check digit is wrong
 */
export function toIban(account: string): string {
  const parts = parseBankAccount(account);
  if (!parts) throw new Error(`Invalid Czech account number: ${account}`);
  const { prefix, number, bank } = parts;
  const bban = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  const iban = `CZ${String(98 - computeMod97(`${bban}123500`)).padStart(2, '0')}${bban}`;
  if (!isValidIBAN(iban)) throw new Error(`Invalid IBAN for the Czech account number: ${account}`);
  return iban;
}

/** CZ65 0800 0000 1920 0014 5399 → 19-2000145399/0800. */
export function formatLocalAccount(iban: string): string {
  const [, bank = '', prefix = '', number = ''] =
    /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/u.exec(electronicFormatIBAN(iban) ?? '') ?? [];
  if (bank === '') throw new Error(`Not a Czech IBAN: ${iban}`);
  const short = (digits: string): string => digits.replace(/^0+/u, '');
  return `${short(prefix) === '' ? '' : `${short(prefix)}-`}${short(number)}/${bank}`;
}
