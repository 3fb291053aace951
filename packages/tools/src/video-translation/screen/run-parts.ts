import type { Run } from '@adwright/contract/run/run.ts';
import { type DubOrder, VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { Dubbed, Transcript } from '../contract.ts';

/** What was heard in that film, if this run listened to it. */
export function transcriptOf(run: Run | null, video: string | null): Transcript | null {
  if (run?.status !== 'succeeded' || video === null) return null;
  if ((run.input as { video?: unknown }).video !== video) return null;
  return Transcript.safeParse(run.output).data ?? null;
}

/** What a run was to dub; null for every other. */
export function dubOf(run: Run | null): DubOrder | null {
  const input = run && VideoTranslationInput.safeParse(run.input).data;
  return input?.mode === 'dub' ? input : null;
}

export function dubbedOf(run: Run): Dubbed | null {
  return Dubbed.safeParse(run.output).data ?? null;
}
