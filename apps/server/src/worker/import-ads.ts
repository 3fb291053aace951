import { importNext } from '@adwright/domain/collection/imports/import-next.ts';
import type { JobHandler } from '@adwright/jobs/open-jobs.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** The clock knows minutes, and who imports a file waits: each minute is spent looking. */
const lookingMs = 50_000;
const pauseMs = 2000;
/** Most of a row is waiting for another server's pictures. */
const atOnce = 4;

export function importAds(deps: Parameters<typeof importNext>[0]): JobHandler<object> {
  return async (_payload, signal, stopping) => {
    const end = Date.now() + lookingMs;
    const ending = AbortSignal.any([signal, stopping]);
    while (Date.now() < end && !ending.aborted) {
      const done = await Promise.all(Array.from({ length: atOnce }, () => importNext(deps, signal)));
      if (done.includes(true)) continue;
      // A stop ends the pause, too, and is no failure.
      await sleep(pauseMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  };
}
