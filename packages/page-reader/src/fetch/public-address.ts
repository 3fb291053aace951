import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out for the open internet. */
const openIpv6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address belongs to the open internet. Everything else is refused: loopback, private and link-local
 * networks, cloud metadata, carrier NAT, documentation, multicast, and IPv6 forms that carry an IPv4 address inside,
 * since what they lead to is decided by somebody else's gateway.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === 'unicast';
  return parsed.range() === 'unicast' && parsed.match(openIpv6);
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
