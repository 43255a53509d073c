/** Parses a timestamp of a raw row. */
export const instant = (text: string): Date => new Date(text);
export const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
