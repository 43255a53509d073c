/** Groups of purposes in display order; their names are in the strings. */
export const PURPOSE_GROUPS = ['firemni', 'soukrome', 'kultura', 'tvorba', 'pohyb-kurzy-prace'] as const;
export type PurposeGroupId = (typeof PURPOSE_GROUPS)[number];

/** Layouts of a space for an event. */
export const LAYOUTS = ['divadelni', 'skolni', 'u', 'banket', 'stani'] as const;

/** Days on which events of a purpose usually take place: Saturdays, then Fridays; or working days. */
export const USUAL_DAYS = ['saturday', 'working'] as const;
export type UsualDays = (typeof USUAL_DAYS)[number];

/**
 * Slug of a URL: lower-case ASCII letters, digits and single dashes, and never a number alone, which would be
 * parsed as an id.
 */
export const isTagSlug = (text: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text) && !/^\d+$/u.test(text);
