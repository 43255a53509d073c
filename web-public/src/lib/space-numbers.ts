import { fieldError } from '@prostora/strings/cs/errors.ts';

/**
 * Parses a number with thousands spaces and a decimal comma; null for an empty text, NaN for an invalid one.
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0]/gu, '').replace(',', '.');
  if (compact === '') return null;
  return /^-?\d+(?:\.\d+)?$/u.test(compact) ? Number(compact) : Number.NaN;
}

export const toNumberText = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');

type Limits = { min: number; max: number; whole: boolean };

/** Validation rule of a number field: the first violated limit, or true. An empty text is valid. */
export const numberRule =
  ({ min, max, whole }: Limits) =>
  (text: string): string | true => {
    const value = parseNumber(text);
    if (value === null) return true;
    if (Number.isNaN(value)) return fieldError('number');
    if (whole && !Number.isInteger(value)) return fieldError('integer');
    return (value >= min && value <= max) || fieldError('range', { min, max });
  };
