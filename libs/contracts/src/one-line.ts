/** Marks that reorder the text around them. Joiners (U+200C, U+200D) stay: scripts and emoji need them. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const BREAKS = /[\s\p{Cc}]+/gu;
const IN_MAILBOX = /^[^"\s\p{Cc}\p{Cf}\p{Z}]+$/u;

/**
 * @param text of a one-line field
 * @returns it without bidirectional controls and without spaces around it; line breaks stay, to be refused
 */
export const cleanLine = (text: string): string => text.replace(BIDI_CONTROLS, '').trim();

/** @returns whether a text has neither a control character nor a line or paragraph separator */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

/** @returns the text as one line: breaks, tabs and control characters become a space, bidirectional controls are dropped */
export const toOneLine = (text: string): string => cleanLine(text.replace(BREAKS, ' '));

/** @returns whether an e-mail address has only characters of an address: RFC 5322 allows line breaks and quotes in it */
export const isPlainMailbox = (address: string): boolean => IN_MAILBOX.test(address);
