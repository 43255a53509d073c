import { isIPv4, isIPv6 } from 'node:net';
import { normalizeEmail, type SenderBlockKind } from '@prostora/contracts';
import { toClientKey } from '../../../platform/http/index.ts';

/** Mail providers used by many people: their domain cannot be blocked. */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'atlas.cz',
  'azet.sk',
  'centrum.cz',
  'centrum.sk',
  'email.cz',
  'gmail.com',
  'googlemail.com',
  'gmx.com',
  'gmx.de',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.cz',
  'post.cz',
  'post.sk',
  'proton.me',
  'protonmail.com',
  'seznam.cz',
  'tiscali.cz',
  'volny.cz',
  'yahoo.com',
  'zoznam.sk',
]);

export const isPublicMailDomain = (domain: string): boolean => PUBLIC_MAIL_DOMAINS.has(domain);

/** The domain in ASCII and lower case, also of an address in Unicode. */
export const getDomain = (email: string): string =>
  normalizeEmail(email).toLowerCase().split('@').at(-1) ?? '';

/** Domains of one mail provider, which ignores dots in the local part. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * One form of all spellings that reach the same mailbox: lower case, composed letters, a domain in ASCII, without the
 * tag after a plus.
 */
function toMailbox(email: string): string {
  const address = normalizeEmail(email).toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/u, '');
  return DOTLESS_DOMAINS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
export function toNetwork(ip: string): string {
  const key = toClientKey(ip);
  if (isIPv4(key)) return key.split('.').slice(0, 3).join('.');
  if (!isIPv6(ip)) return key;
  const groups = key.toLowerCase().split(':');
  return groups.map((group) => group.replace(/^0+(?=.)/u, '')).join(':');
}

/** What is blocked of an address. */
export const toBlockedValue = (kind: 'email' | 'domain', email: string): string =>
  kind === 'email' ? toMailbox(email) : getDomain(email);

/** Blocks that concern a sender: the address, its domain with the domains above it, the key of the sender. */
export function listBlockValues(
  email: string,
  senderKey: string,
): { kind: SenderBlockKind; value: string }[] {
  const labels = getDomain(email).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [
    { kind: 'email', value: toMailbox(email) },
    ...domains.map((value) => ({ kind: 'domain' as const, value })),
    { kind: 'sender', value: senderKey },
  ];
}

/** Blocks that a search may name: those that concern an address, or a domain. */
export function listSearchedValues(search: string): { kind: SenderBlockKind; value: string }[] {
  const text = search.trim();
  return listBlockValues(text.includes('@') ? text : `@${text}`, '').filter(({ value }) => value !== '');
}
