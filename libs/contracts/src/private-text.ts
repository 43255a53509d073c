const REDACTED = '[redacted]';

/** Local paths of pages that their last part alone opens: no account stands behind them, only the token. */
export const TOKEN_PAGE = /^\/(?:rezervace|poptavka|hledani)\/\d+\//u;

/** What opens something by itself, wherever an address stands: tokens of guests' pages and files, secret calendars, tokens of e-mailed links. */
const SECRETS = [
  /(\/(?:rezervace|poptavka|hledani)\/[^/\s"?#]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/(?:reservations|inquiries)\/[^/\s"?#]+\/)[^/\s"?#\\]{20,}/giu,
  /(\/blog\/(?:nahled|preview)\/[^/\s"?#]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/saved-searches\/\d+\/(?:confirm|unsubscribe)\/)[^/\s"?#\\]+/giu,
  /(\/calendars\/)[^\s"?#\\]+(?=\.ics)/giu,
  /([?&#](?:auth_)?token=)[^\s"&#\\]+/giu,
];

/** The text with every secret of an address in it made unreadable; nothing that names an address may be logged without it. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, secret) => left.replace(secret, `$1${REDACTED}`), text);

const HIDDEN = '[…]';
const LONGEST = 300;

/** What may be somebody's or open something, wherever a driver or a server puts it in its message. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/giu, `$1${HIDDEN}@`],
  [/(\bhttps?:\/\/[^\s/"'<>]+)\/[^\s"'<>]*/giu, `$1/${HIDDEN}`],
  [/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/gu, HIDDEN],
  [/\b(password|passwd|heslo|secret|token|authorization|api[_-]?key)("?\s*[=:]\s*)\S+/giu, `$1$2${HIDDEN}`],
  [/\+\d[\d ]{7,}\d/gu, HIDDEN],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/gu, HIDDEN],
];

/** Why something failed, as an operator may read it: the first line, short, without addresses of people, telephones, tokens and passwords. */
export function failureText(failure: unknown): string {
  const [line = ''] = (
    failure instanceof Error ? failure.message : typeof failure === 'string' ? failure : ''
  )
    .trim()
    .split(/[\r\n]/u);
  return PRIVATE.reduce(
    (text, [found, instead]) => text.replace(found, instead),
    withoutSecrets(line.slice(0, 2 * LONGEST)),
  ).slice(0, LONGEST);
}
