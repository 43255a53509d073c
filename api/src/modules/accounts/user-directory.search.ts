/** Pattern of ILIKE that finds the text anywhere and takes its signs literally. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

/** A moment of a raw row. */
export const instant = (text: string): Date => new Date(text);
export const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
