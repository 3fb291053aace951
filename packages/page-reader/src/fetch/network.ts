import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { FetchRefusal } from './fetch-refusal.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

type Resolved = { readonly address: string; readonly family: number };

export type Network = {
  /** Throws when the address may not be asked for at all. */
  readonly check: (url: URL) => void;
  /** Given to the socket: resolves, checks, and is the last to name the address that is connected to. */
  readonly lookup: LookupFunction;
  /** Once more when connected. */
  readonly mayTalkTo: (address: string | undefined) => boolean;
};

export type NetworkOptions = {
  /** For tests alone, whose servers listen on loopback ports: the open internet's rules hold for everything else. */
  readonly allowLoopback?: boolean;
  /** Another resolver than the system's, for tests. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>;
};

export function createNetwork({ allowLoopback = false, resolve = resolveHost }: NetworkOptions = {}): Network {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowLoopback && isLoopback(address));
  return {
    check(url) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefusal('address');
      if (url.username !== '' || url.password !== '') throw new FetchRefusal('address');
      const host = hostOf(url);
      if (isIP(host) !== 0 && !isAllowed(host)) throw new FetchRefusal('address');
      // The URL parser has already dropped a port that is the scheme's own.
      const isUsualPort = url.port === '' || url.port === '80' || url.port === '443';
      if (!isUsualPort && !(allowLoopback && isLoopback(host))) throw new FetchRefusal('address');
      // A name without a dot is one of the local network.
      if (isIP(host) === 0 && !/[^.]\.[^.]/.test(host)) throw new FetchRefusal('address');
    },
    lookup(host, options, answer) {
      resolve(host).then(
        (addresses) => {
          const [first] = addresses;
          // One private address among public ones is how a name is made to lead inside: all must be public.
          if (first === undefined) answer(new FetchRefusal('unreachable'), '', 4);
          else if (!addresses.every(({ address }) => isAllowed(address))) answer(new FetchRefusal('address'), '', 4);
          else if (options.all) answer(null, [...addresses]);
          else answer(null, first.address, first.family);
        },
        (error: unknown) => answer(new FetchRefusal('unreachable', { cause: error }), '', 4),
      );
    },
    mayTalkTo: (address) => address !== undefined && isAllowed(address),
  };
}

/** Without the brackets that an IPv6 address wears in a URL. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function resolveHost(host: string): Promise<Resolved[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}
