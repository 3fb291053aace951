import type { Env } from './env.ts';
import { isLoopbackHost } from './http/client-address.ts';

/** Once other machines can come, directly or through a proxy, no page shows what was written to somebody. */
export function isForThisMachineAlone({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL === undefined && isLoopbackHost(HOST);
}
