const REDACTED = '[redacted]';

/** Paths of pages authorized by the token in their last segment alone. */
export const TOKEN_PAGE = /^\/(?:rezervace|poptavka|hledani|vyber|cekani|opce|zitra)\/\d+\//u;

/** URL secrets: tokens of guest pages and files, secret calendars, tokens of mailed links. */
const SECRETS = [
  /(\/(?:rezervace|poptavka|hledani|vyber|cekani|opce|zitra)\/[^/\s"?#]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/(?:reservations|inquiries)\/[^/\s"?#]+\/)[^/\s"?#\\]{20,}/giu,
  /(\/blog\/(?:nahled|preview)\/[^/\s"?#]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/reservations\/\d+\/option\/[a-z]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/(?:saved-searches|day-plans)\/\d+\/(?:confirm|unsubscribe|subscribe)\/)[^/\s"?#\\]+/giu,
  /(\/api\/mail-refusals\/\d+\/(?:refuse|allow)\/)[^/\s"?#\\]+/giu,
  /(\/api\/waitlist\/\d+\/leave\/)[^/\s"?#\\]+/giu,
  /(\/calendars\/)[^\s"?#\\]+(?=\.ics)/giu,
  /([?&#](?:auth_)?token=)[^\s"&#\\]+/giu,
];

/** Redacts all secrets in URLs; required for every logged URL. */
export const redactSecrets = (text: string): string =>
  SECRETS.reduce((rest, secret) => rest.replace(secret, `$1${REDACTED}`), text);

const HIDDEN = '[…]';
const MAX_LENGTH = 300;

/** Personal data and secrets in messages of drivers and servers. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/giu, `$1${HIDDEN}@`],
  [/(\bhttps?:\/\/[^\s/"'<>]+)\/[^\s"'<>]*/giu, `$1/${HIDDEN}`],
  [/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/gu, HIDDEN],
  [/\b(password|passwd|heslo|secret|token|authorization|api[_-]?key)("?\s*[=:]\s*)\S+/giu, `$1$2${HIDDEN}`],
  [/\+\d[\d ]{7,}\d/gu, HIDDEN],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/gu, HIDDEN],
];

/**
 * Error message for operators: first line, truncated, without personal addresses, phone numbers, tokens and
 * passwords.
 */
export function toSafeErrorMessage(failure: unknown): string {
  const [line = ''] = (
    failure instanceof Error ? failure.message : typeof failure === 'string' ? failure : ''
  )
    .trim()
    .split(/[\r\n]/u);
  return PRIVATE.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    redactSecrets(line.slice(0, 2 * MAX_LENGTH)),
  ).slice(0, MAX_LENGTH);
}
