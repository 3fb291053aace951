import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ProviderError } from '../call/provider-error.ts';

const internal = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, bits, 'ipv4');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !internal.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6');
}

/**
 * A provider says where its result lies. That may be its own host, as configured, or any public one over TLS; never
 * a machine of ours that happens to listen inside.
 */
export async function assertFetchable(address: URL, ownOrigin: string): Promise<void> {
  if (address.origin === ownOrigin) return;
  const refuse = (reason: string) => new ProviderError('bad_answer', `Its result lies at an address that ${reason}.`);
  if (address.protocol !== 'https:' || (address.port !== '' && address.port !== '443')) throw refuse('is not https');
  const host = address.hostname.replaceAll(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) throw refuse('cannot be found');
  if (!found.every((one) => isPublicAddress(one.address))) throw refuse('is not public');
}
