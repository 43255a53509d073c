/** Escapes the wildcards of LIKE and ILIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/** Pattern of a substring match. */
export const toContainsPattern = (text: string): string => `%${escapeLike(text)}%`;
