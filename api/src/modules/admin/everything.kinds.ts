/** Kinds of things an operator may look for, in the order in which they are told. */
export const FOUND_KINDS = [
  'space',
  'building',
  'customer',
  'user',
  'reservation',
  'inquiry',
  'order',
  'seo_url',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A thing that was found: its name, and what else is told of it. */
export type FoundThing = {
  kind: FoundKind;
  id: number;
  title: string;
  about: Record<string, string | boolean | null>;
};
