import { BOOKING } from '@prostora/contracts';
import { FeedFailure } from './feed-failure.ts';

/** Ports of the web; on others live services a calendar never does. */
export const WEB_PORTS: readonly number[] = [80, 443];

/** The port an address asks for. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** Reads the address of a foreign calendar: http, https, or the webcal of calendar programs (which means https); without a name and password in it. */
export function feedAddress(text: string, ports: readonly number[] = WEB_PORTS): URL {
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
    !ports.includes(portOf(url))
  )
    throw new FeedFailure('FEED_ADDRESS');
  url.hash = '';
  return url;
}
