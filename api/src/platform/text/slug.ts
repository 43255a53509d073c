import { fold } from './fold.ts';

/** Leaves room for a number within the column. */
const LONGEST = 100;

/** ASCII part of an address made of a Czech name; a name without a single letter or digit of ASCII gets the given word. */
export function slugOf(name: string, otherwise: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? otherwise : slug;
}

/** The slug itself where it is free, else with the smallest number from 2 that is. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Whether a slug is the given one with or without a number: then a renamed thing may keep it. */
export const isSlugOf = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/u.test(slug.slice(base.length + 1)));
