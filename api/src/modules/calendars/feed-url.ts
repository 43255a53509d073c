import { BOOKING } from '@prostora/contracts';
import ipaddr from 'ipaddr.js';
import { FeedFailure } from './feed-failure.ts';

/** Allocated global unicast IPv6 (IANA); other ranges are reserved or special. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is public. Calendars are fetched from public addresses only, to prevent SSRF into the
 * internal network. Addresses that embed IPv4 (IPv4-mapped, NAT64, 6to4, Teredo) are rejected.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** Allowed ports; others would reach non-HTTP services. */
export const ALLOWED_PORTS: readonly number[] = [80, 443];

/** Effective port of a URL. */
export const getPort = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/**
 * Parses the URL of a foreign calendar: http, https or webcal (treated as https), without credentials.
 * @throws FeedFailure FEED_ADDRESS if it is not allowed
 */
export function parseFeedUrl(text: string, ports: readonly number[] = ALLOWED_PORTS): URL {
  const address = text.trim().replace(/^webcals?:/iu, 'https:');
  const url =
    address.length <= BOOKING.feedUrl && /^https?:\/\/[^/\\]/iu.test(address) && URL.canParse(address)
      ? new URL(address)
      : null;
  if (
    !url ||
    url.href.length > BOOKING.feedUrl ||
    url.hostname === '' ||
    url.username !== '' ||
    url.password !== '' ||
    !ports.includes(getPort(url))
  )
    throw new FeedFailure('FEED_ADDRESS');
  url.hash = '';
  return url;
}
