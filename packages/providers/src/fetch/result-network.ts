import { lookup as systemLookup } from 'node:dns';
import { FetchRefusal } from '@adwright/page-reader/fetch/fetch-refusal.ts';
import { createNetwork, type Network, type NetworkOptions } from '@adwright/page-reader/fetch/network.ts';

export type ResultNetworkOptions = Pick<NetworkOptions, 'resolve'>;

/**
 * A provider says where its result lies. That may be its own host, as configured, or any public one over TLS; never a
 * machine of ours that happens to listen inside, whatever its name is resolved to when the connection is made.
 * For one fetch alone: it remembers whose step is being made.
 */
export function resultNetwork(ownOrigin: string, options: ResultNetworkOptions = {}): Network {
  const open = createNetwork(options);
  let isOwn = false;
  return {
    check(url) {
      isOwn = url.origin === ownOrigin;
      if (isOwn) return;
      if (url.protocol !== 'https:' || url.port !== '') throw new FetchRefusal('address');
      open.check(url);
    },
    lookup: (host, how, answer) => (isOwn ? systemLookup(host, how, answer) : open.lookup(host, how, answer)),
    mayTalkTo: (address) => isOwn || open.mayTalkTo(address),
  };
}
