/** Escapes the wildcards of LIKE and ILIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/** Pattern of a substring match. */
export const likeAnywhere = (text: string): string => `%${likeLiteral(text)}%`;
