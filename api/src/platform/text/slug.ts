import { fold } from './fold.ts';

/** Leaves room for a number within the column. */
const MAX_LENGTH = 100;

/**
 * ASCII slug of a Czech name.
 * @param fallback slug of a name without any ASCII letter or digit
 */
export function toSlug(name: string, fallback: string): string {
  const slug = fold(name)
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
