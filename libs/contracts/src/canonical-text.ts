/** Characters without a shape. Joiners (U+200C, U+200D) are kept: scripts and emoji need them. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const FORMAT = /\p{Cf}/gu;
const ASCII = /^[\u0000-\u007F]*$/u;
/** Characters that end a domain within a URL. */
const NOT_IN_DOMAIN = /[\s/?#:@[\]\\%]/u;
/** „tel.:“, „mobil“ before a number. */
const PHONE_LABEL = /^(?:tel|telefon|phone|mob|mobil)\b[\s.:]*/iu;
/** Prefix of a country, followed by the zero that is dialled within it only. */
const TRUNK_ZERO = /^((?:\+|00)[^(]*)\(\s*0\s*\)/u;
const PHONE_SEPARATORS = /[\s\p{Z}\p{Cf}\p{Pd}().\u2212/]/gu;
/** Small letters that have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i', ŧ: 't', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
};
const MAX_SEARCH_WORDS = 8;

/** @returns the text in composed letters (NFC) without invisible characters */
export const normalizeText = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC');

/** @returns lower case without diacritics, as the API folds the texts that lists are searched by */
export const foldText = (text: string): string =>
  normalizeText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđħıŧðþßæœ]/gu, (letter) => LETTERS[letter] ?? letter)
    .trim();

/** @returns the words of a search, each of which must occur; e-mail addresses in their canonical form */
export const splitSearchWords = (search: string): string[] =>
  normalizeText(search)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => (word.includes('@') ? normalizeEmail(word) : word));

/** @returns whether the folded text contains every word of the search */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldText(text);
  return splitSearchWords(search).every((word) => folded.includes(foldText(word)));
}

/**
 * The canonical form of a mailbox: local part in composed letters, domain in ASCII. Upper and lower case are
 * the same mailbox, but kept.
 */
export function normalizeEmail(text: string): string {
  const address = text.replace(FORMAT, '').normalize('NFC').trim();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + toAsciiDomain(address.slice(at));
}

/** The domain in ASCII; unchanged when it is ASCII already, or none. */
function toAsciiDomain(domain: string): string {
  if (ASCII.test(domain) || NOT_IN_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return domain;
  return new URL(`http://${domain}`).hostname;
}

/** @returns whether both are one mailbox */
export const isSameMailbox = (one: string, other: string): boolean =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

/** A telephone without its label, separators and trunk zero, in ASCII digits. */
const toCompactPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(FORMAT, '')
    .trim()
    .replace(PHONE_LABEL, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(PHONE_SEPARATORS, '')
    .replace(/[,;:]+$/u, '');

/**
 * Normalizes a phone number to E.164: nine Czech digits get +420, which may be typed without the plus; null
 * when invalid.
 */
export function normalizePhone(text: string): string | null {
  const compact = toCompactPhone(text).replace(/^00/u, '+');
  const [, czech] = /^(?:\+?420)?([1-9]\d{8})$/u.exec(compact) ?? [];
  if (czech !== undefined) return `+420${czech}`;
  return /^\+(?!420)[1-9]\d{7,13}$/u.test(compact) ? compact : null;
}

/** Fewer digits of a telephone are found in too many numbers. */
const MIN_PHONE_DIGITS = 3;

/** @returns digits that a stored telephone contains, of any spelling of it or of its end; null for other texts */
export function toPhoneDigits(search: string): string | null {
  const digits = toCompactPhone(search).replace(/^(?:00|\+)/u, '');
  return /^\d+$/u.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits : null;
}
