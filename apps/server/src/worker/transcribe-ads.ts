import { type TranscribeDeps, transcribeNext } from '@adwright/domain/library/transcripts/transcribe-next.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** The clock knows minutes, and who has asked for a transcript waits: each minute is spent looking. */
const lookingMs = 50_000;
const pauseMs = 2000;

export function transcribeAds(deps: TranscribeDeps): (payload: object, signal: AbortSignal) => Promise<void> {
  return async (_payload, signal) => {
    const end = Date.now() + lookingMs;
    while (Date.now() < end && !signal.aborted) {
      if (await transcribeNext(deps, signal)) continue;
      // A stop ends the pause, too, and is no failure.
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
}
