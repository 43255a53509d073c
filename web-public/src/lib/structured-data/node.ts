import type { Thing, WithContext } from 'schema-dts';

/*
 * What search engines read of a page (schema.org). Everything said here must stand on the page as well. Pages know paths only: the
 * document server makes them absolute. One file a kind, so that a page brings its own alone; the vocabulary is checked by web-shell/e2e.
 */

/** A whole block of structured data. */
export type Node<T extends Thing> = WithContext<Exclude<T, string>>;

type Filled<T> = { [Key in keyof T]: T[Key] | null | undefined };

/** The site and who publishes it; the home page describes them (web-shell/src/server/site-data.ts). */
export const PUBLISHER = { '@id': '/#organization' } as const;
export const SITE = { '@id': '/#website' } as const;

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Leaves out what is not known: an empty value would be a claim. */
export const given = <T extends object>(values: Filled<T>): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value))) as T;
