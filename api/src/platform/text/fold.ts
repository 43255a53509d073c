import { normalizeText } from '@prostora/contracts';

/** Normalizes text for comparison: lower case without diacritics, words separated by single spaces. */
export const fold = (text: string): string =>
  normalizeText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
