import ipaddr from 'ipaddr.js';

/** Where public IPv6 addresses are given out; everything else, known to nobody or special, is not the public network. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address lies in the public network: the server fetches calendars from there only, or an owner could have it ask
 * machines of its own network. Addresses that carry another one inside (IPv4-mapped, NAT64, 6to4, Teredo) are refused whole.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}
