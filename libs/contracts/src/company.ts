const ICO_WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const;

/** Eight digits of an IČO as people write it: spaces dropped, zeros put before a short one; null when it holds anything else. */
export function normalizeIco(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  return /^\d{1,8}$/u.test(digits) ? digits.padStart(8, '0') : null;
}

/** Whether a normalised IČO has the right check digit: weights 8 to 2, modulo 11. That the company exists only ARES knows. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/u.test(ico) || ico === '00000000') return false;
  const rest = ICO_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(ico[index]), 0) % 11;
  return Number(ico[7]) === (11 - rest) % 10;
}

/** DIČ as it is stored: capital letters, no spaces. */
export const normalizeDic = (text: string): string => text.replace(/\s/gu, '').toUpperCase();

/** Whether a normalised DIČ may be one: CZ and eight digits of a company (the check digit of an IČO, no leading 9), or nine or ten of a person. */
export function isDic(dic: string): boolean {
  const [, digits] = /^CZ(\d{8,10})$/u.exec(dic) ?? [];
  if (digits === undefined) return false;
  return digits.length > 8 || (!digits.startsWith('9') && isIco(digits));
}
