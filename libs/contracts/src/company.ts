const ICO_WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const;

/**
 * Normalizes an IČO to eight digits: removes spaces, adds leading zeros; null when it has other characters.
 */
export function normalizeIco(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  return /^\d{1,8}$/u.test(digits) ? digits.padStart(8, '0') : null;
}

/**
 * Whether the check digit is valid: weights 8 to 2, modulo 11. Only ARES knows whether the company exists.
 * @param ico normalized IČO
 */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/u.test(ico) || ico === '00000000') return false;
  const rest = ICO_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(ico[index]), 0) % 11;
  return Number(ico[7]) === (11 - rest) % 10;
}

/** Normalizes a DIČ: capital letters, no spaces. */
export const normalizeDic = (text: string): string => text.replace(/\s/gu, '').toUpperCase();

/**
 * Whether the DIČ is plausible: CZ and eight digits of a company (a valid IČO, no leading 9), or nine or ten
 * digits of a person.
 * @param dic normalized DIČ
 */
export function isDic(dic: string): boolean {
  const [, digits] = /^CZ(\d{8,10})$/u.exec(dic) ?? [];
  if (digits === undefined) return false;
  return digits.length > 8 || (!digits.startsWith('9') && isIco(digits));
}
