import { type TranscribeDeps, transcribeNext } from '@adwright/domain/library/transcripts/transcribe-next.ts';
import type { JobHandler } from '@adwright/jobs/open-jobs.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** The clock knows minutes, and who has asked for a transcript waits: each minute is spent looking. */
const lookingMs = 50_000;
const pauseMs = 2000;

export function transcribeAds(deps: TranscribeDeps): JobHandler<object> {
  return async (_payload, signal, stopping) => {
    const end = Date.now() + lookingMs;
    const ending = AbortSignal.any([signal, stopping]);
    while (Date.now() < end && !ending.aborted) {
      if (await transcribeNext(deps, signal)) continue;
      // A stop ends the pause, too, and is no failure.
      await sleep(pauseMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
    }
  };
}
