/** Top-level domains of the links that mail programs make of a bare name; no Czech word or abbreviation ends in one. */
const DOMAINS =
  'cz|sk|com|net|org|eu|info|biz|xyz|online|site|shop|store|club|top|live|link|click|icu|app|dev|page|de|at|pl|hu|ru|ua|uk|co|io|me|ly|tv|cc|to|ai|gg|cn|fr|it|es|nl|us';
const LINKS: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\//iu,
  /\b(?:mailto|tel|https?|ftp):/iu,
  /(?:^|[^\p{L}\d])www\./iu,
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${DOMAINS})(?![\\p{L}\\d])`, 'iu'),
  /[\p{L}\d-]\.[a-z]{2,}\/\S/iu,
];
const EMAIL = /\S\s*[@＠]\s*\S/u;
/** Nine digits or more; an IČO has eight. */
const PHONE = /(?:\d[\s().\/\u2010-\u2015-]*){9,}/u;
/** A company may be named after its domain: `Alza.cz a.s.` */
const DOMAIN_COMPANY =
  /^[\p{L}\d-]+\.(?:cz|sk|eu|com)(?:,? +(?:a\. ?s\.|s\. ?r\. ?o\.|spol\. s ?r\. ?o\.|z\. ?s\.))$/iu;

/**
 * Whether a name of a person, company, building or space is one: it contains no URL, e-mail address or telephone
 * number, which mails to others would carry.
 */
export const isPlainName = (name: string): boolean => {
  const text = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  if (EMAIL.test(text) || PHONE.test(text)) return false;
  return DOMAIN_COMPANY.test(text.trim()) || LINKS.every((link) => !link.test(text));
};
