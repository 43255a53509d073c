/** Bidirectional controls. Joiners (U+200C, U+200D) are kept: scripts and emoji need them. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const BREAKS = /[\s\p{Cc}]+/gu;
const IN_MAILBOX = /^[^"\s\p{Cc}\p{Cf}\p{Z}]+$/u;

/**
 * @param text value of a one-line field
 * @returns it without bidirectional controls and surrounding spaces; line breaks stay and are rejected later
 */
export const cleanLine = (text: string): string => text.replace(BIDI_CONTROLS, '').trim();

/** @returns whether the text has neither control characters nor line or paragraph separators */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

/**
 * @returns the text as one line: breaks, tabs and control characters become spaces, bidirectional controls
 *   are removed
 */
export const toOneLine = (text: string): string => cleanLine(text.replace(BREAKS, ' '));

/** @returns whether the address has no quotes, spaces and control characters, which RFC 5322 allows */
export const isPlainMailbox = (address: string): boolean => IN_MAILBOX.test(address);
