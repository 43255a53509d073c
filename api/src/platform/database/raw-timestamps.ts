/** Parses a timestamp of a raw row. */
export const parseTimestamp = (text: string): Date => new Date(text);
export const parseTimestampOrNull = (text: string | null): Date | null =>
  text === null ? null : new Date(text);
