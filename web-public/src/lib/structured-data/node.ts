import type { Thing, WithContext } from 'schema-dts';

/* Structured data of pages (schema.org). Every value must also be visible on the page. URLs are paths; the document
 * server makes them absolute. One file per type, so that a page loads only its own; web-shell/e2e validates
 * the vocabulary.
 */

/** A block of structured data. */
export type Node<T extends Thing> = WithContext<Exclude<T, string>>;

type Nullable<T> = { [Key in keyof T]: T[Key] | null | undefined };

/** Ids of the publisher and the site, which the home page describes (web-shell/src/server/site-data.ts). */
export const PUBLISHER = { '@id': '/#organization' } as const;
export const SITE = { '@id': '/#website' } as const;

const isPresent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Omits empty values, which search engines would take for statements. */
export const omitEmpty = <T extends object>(values: Nullable<T>): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isPresent(value))) as T;
