import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import { secondsUntilRoom, slidingWindow } from '@adwright/domain/requests/sliding-window.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { sandboxRoot } from '@adwright/payments/sandbox/paths.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from './client-address.ts';
import { generalLimit } from './limits.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock };

type Counted = {
  readonly windowAt: number;
  /** Of the window before, as far as this process knows. */
  readonly before: number;
  /** Everybody's in this window, as last heard, and own ones that the others have not been told of. */
  heard: number;
  untold: number;
  telling: boolean;
};

/** How much of the limit one process lets through before it tells the others and hears of theirs. */
const toldShare = 0.05;
const mostAddresses = 5000;

/**
 * The limit that stands before everything else that is done for a caller. Counted in memory, so that no call waits for
 * it; now and then the count is added to what all processes share, and the sum heard. Together they let through a
 * twentieth more each at most, however many there are.
 */
export function limitAddresses(app: FastifyInstance, deps: Deps, factor: number): void {
  const { windowSeconds: seconds } = generalLimit;
  const allowed = generalLimit.perAddress * factor;
  const tellAfter = Math.max(1, Math.floor(allowed * toldShare));
  const byAddress = new Map<string, Counted>();

  async function tell(address: string, counted: Counted): Promise<void> {
    counted.telling = true;
    try {
      // Again for those that came while it told of the others: there may be no further call to remind it.
      while (counted.untold >= tellAfter) {
        const { untold, windowAt } = counted;
        counted.heard = await deps.work.stores.rateWindows.hit(`address:${address}`, new Date(windowAt), untold);
        counted.untold -= untold;
      }
    } catch {
      // Told with the next ones; until then the limit is this process's own.
    } finally {
      counted.telling = false;
    }
  }

  function countedOf(address: string, windowAt: number, beforeAt: number): Counted {
    const known = byAddress.get(address);
    if (known?.windowAt === windowAt) return known;
    const before = known?.windowAt === beforeAt ? known.heard + known.untold : 0;
    const counted = { windowAt, before, heard: 0, untold: 0, telling: false };
    // Written anew, so that whoever was not seen for longest is first.
    byAddress.delete(address);
    const [oldest] = byAddress.keys();
    if (byAddress.size >= mostAddresses && oldest !== undefined) byAddress.delete(oldest);
    byAddress.set(address, counted);
    return counted;
  }

  // As a hook of the whole app it comes before those of the routes, which ask the database who is calling.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCounted(request.routeOptions.url)) return done();
    const window = slidingWindow(deps.clock(), seconds);
    const address = addressGroup(request.ip);
    const counted = countedOf(address, window.startsAt.getTime(), window.beforeAt.getTime());
    const { before } = counted;
    const current = counted.heard + counted.untold;
    if (before * window.weight + current + 1 > allowed) {
      const retryAfter = secondsUntilRoom(window, { seconds, allowed, before, current });
      return done(new AppError('rate_limited', { retry_after: retryAfter }));
    }
    counted.untold += 1;
    if (counted.untold >= tellAfter && !counted.telling) void tell(address, counted);
    done();
  });
}

/**
 * By the route that was found: an address can be written in many ways. Pages and files are cheap and come in bursts;
 * those of the sandbox write.
 */
function isCounted(route: string | undefined): boolean {
  return route !== undefined && (route.startsWith('/api/') || route.startsWith(`${sandboxRoot}/`));
}
