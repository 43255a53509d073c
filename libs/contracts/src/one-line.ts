import { normalizeText } from './canonical-text.ts';

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const BREAKS = /[\s\p{Cc}]+/gu;
const PUNYCODE = /[@.]xn--/iu;
const IN_MAILBOX = /^[^"\s\p{Cc}\p{Cf}\p{Z}]+$/u;

/**
 * @param text value of a one-line field
 * @returns it composed, without invisible characters and surrounding spaces; line breaks stay and are rejected later
 */
export const cleanLine = (text: string): string => normalizeText(text).trim();

/** @returns whether the text has neither control characters nor line or paragraph separators */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

/**
 * @returns the text as one line: breaks, tabs and control characters become spaces, invisible
 *   characters are removed
 */
export const toOneLine = (text: string): string => cleanLine(text.replace(BREAKS, ' '));

/**
 * @returns whether the address has no quotes, spaces and control characters, which RFC 5322 allows, and no domain
 *   whose punycode means nothing
 */
export const isPlainMailbox = (address: string): boolean =>
  IN_MAILBOX.test(address) &&
  // Only a domain beside other letters is checked by every URL parser.
  (!PUNYCODE.test(address) || URL.canParse(`http://\u00E1.${address.slice(address.lastIndexOf('@') + 1)}`));
