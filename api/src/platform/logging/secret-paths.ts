const REDACTED = '[redacted]';

/** Local paths of pages that their last part alone opens: no account stands behind them, only the token. */
export const TOKEN_PAGE = /^\/(?:rezervace|poptavka)\/\d+\//u;

/** What opens something by itself, wherever an address stands: tokens of guests' pages and files, secret calendars, tokens of e-mailed links. */
const SECRETS = [
  /(\/(?:rezervace|poptavka)\/[^/\s"?#]+\/)[^/\s"?#\\]+/giu,
  /(\/api\/(?:reservations|inquiries)\/[^/\s"?#]+\/)[^/\s"?#\\]{20,}/giu,
  /(\/calendars\/)[^\s"?#\\]+(?=\.ics)/giu,
  /([?&#](?:auth_)?token=)[^\s"&#\\]+/giu,
];

/** The text with every secret of an address in it made unreadable; nothing that names an address may be logged without it. */
export const withoutSecrets = (text: string): string => SECRETS.reduce((left, secret) => left.replace(secret, `$1${REDACTED}`), text);
