/** E.164 of a telephone number as people write it: nine Czech digits get +420; null when it can be none. */
export function normalizePhone(text: string): string | null {
  const compact = text.replace(/[\s\u00a0().-]/gu, '').replace(/^00/u, '+');
  if (/^[1-9]\d{8}$/u.test(compact)) return `+420${compact}`;
  if (/^\+420[1-9]\d{8}$/u.test(compact)) return compact;
  return /^\+(?!420)[1-9]\d{7,13}$/u.test(compact) ? compact : null;
}

/** Five digits of a Czech postal code; null when it can be none. */
export function normalizePostalCode(text: string): string | null {
  const compact = text.replace(/\s/gu, '');
  return /^[1-7]\d{4}$/u.test(compact) ? compact : null;
}

/** Registration's rule of a password (SPEC §5): one upper-case and one lower-case letter of any alphabet. */
export const hasBothCases = (password: string): boolean =>
  /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
