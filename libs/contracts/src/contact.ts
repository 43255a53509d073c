/** Normalizes a phone number to E.164: nine Czech digits get +420; null when invalid. */
export function normalizePhone(text: string): string | null {
  const compact = text.replace(/[\s\u00a0().-]/gu, '').replace(/^00/u, '+');
  if (/^[1-9]\d{8}$/u.test(compact)) return `+420${compact}`;
  if (/^\+420[1-9]\d{8}$/u.test(compact)) return compact;
  return /^\+(?!420)[1-9]\d{7,13}$/u.test(compact) ? compact : null;
}

/** Normalizes a Czech postal code to five digits; null when invalid. */
export function normalizePostalCode(text: string): string | null {
  const compact = text.replace(/\s/gu, '');
  return /^[1-7]\d{4}$/u.test(compact) ? compact : null;
}

/** Password rule of the registration (SPEC §5): one upper-case and one lower-case letter of any alphabet. */
export const hasBothCases = (password: string): boolean =>
  /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);

/** Field of a captcha challenge in its answer, and of a solution in the bodies of forms. */
export const CAPTCHA_CHALLENGE_FIELD = 'puzzle';
export const CAPTCHA_FIELD = 'proof';
