import { listHeader, type ParsedMail } from './parsed-mail.ts';

/** `none`: every mail counts as sent by its From, which is for development. */
export type MailAuthentication = 'results' | 'none';

const BULK = /^(?:bulk|list|junk|auto_reply)$/iu;
const AUTOMATIC_HEADERS = [
  'list-id',
  'list-unsubscribe',
  'x-autoreply',
  'x-auto-reply',
  'x-autorespond',
  'x-autoresponder',
] as const;
const AUTOMATIC_SUBJECT =
  /^\s*(?:automatická odpověď|automatic reply|out of (?:the )?office|mimo kancelář|autoreply|auto:)(?!\p{L})/iu;

/** A report also says that a mail is delayed, or was read. */
const NO_FAILURE = /^(?:delayed|delivered|relayed|expanded)$/iu;
const READ_RECEIPT = /report-type\s*=\s*"?disposition-notification/iu;
const DAEMON = /^(?:mailer-daemon|postmaster)@/iu;

/**
 * Whether the mail reports that another one was not delivered. Notices of absence often have no sender either.
 * @param mail parsed
 * @param sender of the envelope; empty of reports
 */
export function isBounce(mail: ParsedMail, sender: string): boolean {
  const report = findReportType(mail);
  if (report !== undefined) return !READ_RECEIPT.test(report) && !NO_FAILURE.test(mail.deliveryAction ?? '');
  return sender === '' && (DAEMON.test(mail.from?.address ?? '') || !isAutomatic(mail));
}

/**
 * Whether a program has answered, such as a notice of absence, or a list has forwarded it.
 * @param mail parsed
 */
export function isAutomatic(mail: ParsedMail): boolean {
  return (
    listHeader(mail, 'auto-submitted').some((value) => !/^no\b/iu.test(value)) ||
    listHeader(mail, 'precedence').some((value) => BULK.test(value)) ||
    AUTOMATIC_HEADERS.some((name) => listHeader(mail, name).length > 0) ||
    findReportType(mail) !== undefined ||
    AUTOMATIC_SUBJECT.test(mail.subject)
  );
}

const findReportType = (mail: ParsedMail): string | undefined =>
  listHeader(mail, 'content-type').find((value) => /^multipart\/report\b/iu.test(value));

/**
 * Whether the mail was sent from the domain of its From. Only the topmost Authentication-Results counts: the mail server in
 * front adds it; those below may be forged.
 * @param mail parsed
 * @param authentication INBOUND_AUTH
 */
export function isAligned(mail: ParsedMail, authentication: MailAuthentication): boolean {
  if (authentication === 'none') return true;
  const domain = mail.from?.address.split('@').at(-1)?.toLowerCase() ?? '';
  const [results] = listHeader(mail, 'authentication-results');
  if (domain === '' || results === undefined || listHeader(mail, 'from').length !== 1) return false;
  return results
    .replace(/\([^)]*\)/gu, ' ')
    .split(';')
    .some((result) => isPassFor(result, domain));
}

function isPassFor(result: string, domain: string): boolean {
  const find = (name: string): string =>
    new RegExp(`\\b${name}=\\s*"?(?:[^\\s;"@]*@)?([\\w.-]+)`, 'iu').exec(result)?.[1]?.toLowerCase() ?? '';
  if (/\bdmarc=pass\b/iu.test(result)) return find('header\\.from') === domain;
  if (/\bdkim=pass\b/iu.test(result)) return isOrganization(find('header\\.[di]'), domain);
  if (/\bspf=pass\b/iu.test(result)) return isOrganization(find('smtp\\.mailfrom'), domain);
  return false;
}

/** The same domain, or one above it of at least two labels. */
const isOrganization = (signed: string, domain: string): boolean =>
  signed === domain || (signed.split('.').length >= 2 && domain.endsWith(`.${signed}`));
