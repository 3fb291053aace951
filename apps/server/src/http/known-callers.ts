import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { hashToken } from '@adwright/domain/accounts/session-token.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import type { Caller } from './api.ts';

export type KnownCallers = {
  /** Whose token this is, as it was within the last moment, or else as `ask` finds out now. */
  who(token: string, ask: () => Promise<Caller | null>): Promise<Caller | null>;
  /** After this, everybody is asked for anew. */
  forget(): void;
};

const trustedMs = 2000;
/** All are forgotten at once when there are more: whoever still reads is back with the next call. */
const mostKnown = 5000;

/** Changes nothing and sets nothing going. Signing out is asked for as reads are; the specification wants it so. */
export function isPlainRead(id: EndpointId): boolean {
  const { method, limit }: Endpoint = endpoints[id];
  return method === 'GET' && limit === undefined && id !== 'userLogout';
}

/**
 * A screen reads in bursts, and each of its calls asked the database twice: whose token it is, and for what it wants.
 * For plain reads alone: whatever changes something asks anew, and whatever may have ended a token forgets them all. So only
 * another process can still answer a token that was ended, reads alone, and for two seconds.
 */
export function knownCallers(clock: Clock): KnownCallers {
  const known = new Map<string, { readonly caller: Caller; readonly since: number }>();
  let forgotten = 0;
  return {
    async who(token, ask) {
      const hash = hashToken(token);
      const now = clock().getTime();
      const found = known.get(hash);
      // A clock that was set back must not make a moment long.
      if (found && now >= found.since && now - found.since < trustedMs) return found.caller;
      const before = forgotten;
      const caller = await ask();
      // What was read before a token was ended must not be remembered after it.
      if (caller === null || before !== forgotten) return caller;
      if (known.size >= mostKnown) known.clear();
      known.set(hash, { caller, since: now });
      return caller;
    },
    forget() {
      forgotten += 1;
      known.clear();
    },
  };
}
