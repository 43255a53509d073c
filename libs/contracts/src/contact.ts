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
