import type { Run } from '@adwright/contract/run/run.ts';
import {
  type AutoDubOrder,
  type DubOrder,
  VideoTranslationInput,
} from '@adwright/contract/video-translate/video-translation.ts';
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
  if (!run || !input) return null;
  if (input.mode === 'auto') return orderOfAuto(input, dubbedOf(run));
  return input.mode === 'dub' ? input : null;
}

/** As the dub it became; without lines until they were found. */
function orderOfAuto(input: AutoDubOrder, made: Dubbed | null): DubOrder {
  const { video, title, language, keep_music, subtitles, match_lips, consent, brand } = input;
  const { spoken = input.spoken, lines = [] } = made?.found ?? {};
  const settings = { keep_music, subtitles, brand, audio_only: false, match_lips, consent };
  const nothing = { voices: {}, after: {}, draft: null };
  return { mode: 'dub', video, title, spoken, languages: [language], lines, ...settings, ...nothing };
}

export function dubbedOf(run: Run): Dubbed | null {
  return Dubbed.safeParse(run.output).data ?? null;
}
