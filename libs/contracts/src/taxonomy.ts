/** Groups of purposes, in the order they are shown in; their names are in the strings. */
export const PURPOSE_GROUPS = ['firemni', 'soukrome', 'kultura', 'tvorba', 'pohyb-kurzy-prace'] as const;
export type PurposeGroupId = (typeof PURPOSE_GROUPS)[number];

/** What is a part of an address: small letters, digits and single dashes, and never a number alone, which would be read as an id. */
export const isTagSlug = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text) && !/^\d+$/u.test(text);
