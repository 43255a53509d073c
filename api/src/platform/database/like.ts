/** The text as LIKE and ILIKE take it literally, its signs escaped. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/** Pattern that finds the text anywhere. */
export const likeAnywhere = (text: string): string => `%${likeLiteral(text)}%`;
