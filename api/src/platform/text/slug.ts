import anyAscii from 'any-ascii';
import { fold } from './fold.ts';

/** Leaves room for a number within the column. */
const MAX_LENGTH = 100;

/** Scripts that are transliterated; names in others have no slug of their own. */
const FOREIGN_LETTERS = /(?:(?![a-z])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])+/gu;
/** Letters of Ukrainian whose Latin form differs from that of Russian (resolution 55 of 2010); the soft sign has none. */
const UKRAINIAN: Readonly<Record<string, string>> = { г: 'h', и: 'y', ь: '', щ: 'shch' };
/** Letters that Ukrainian does not have. */
const RUSSIAN = /[ёъыэ]/u;

/** Transliterates Latin letters without a decomposition (ł, ø, ß, đ), Cyrillic as Ukrainian unless it is Russian, and Greek. */
function transliterate(folded: string): string {
  const letters = RUSSIAN.test(folded)
    ? folded
    : folded.replace(/[гиьщ]/gu, (letter) => UKRAINIAN[letter] ?? letter);
  return letters
    .replace(FOREIGN_LETTERS, (foreign) => anyAscii(foreign).replace(/[^a-z]/giu, ''))
    .toLowerCase();
}

/**
 * ASCII slug of a name.
 * @param fallback slug of a name without any ASCII letter or digit
 */
export function toSlug(name: string, fallback: string): string {
  const slug = transliterate(fold(name))
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? fallback : slug;
}

/** The slug itself when it is free, else with the smallest free number from 2. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}

/**
 * Whether a slug is the base with or without a number, so that a renamed record may keep it.
 * @param base slug of the new name
 */
export const isSlugVariant = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/u.test(slug.slice(base.length + 1)));
