import { longestRecording, type TalkingEngine, type Told } from '@adwright/contract/lip-sync/told.ts';
import { scriptCredits } from './script-lines.ts';

/** Nobody has to say it: a recording lasts longer for its credits than a script. */
const secondsFor2 = 20;
/** Another party takes money for every second. */
const dearer = { builtin: 1, provider: 3 } as const satisfies Record<TalkingEngine, number>;

type Words = Pick<Told, 'script' | 'audio' | 'audio_seconds'>;

/** What a script or a recording costs, by how long it is. */
export function wordsCredits({ script, audio, audio_seconds }: Words): number {
  if (audio === null) return scriptCredits(script);
  return 2 * Math.max(1, Math.ceil((audio_seconds ?? longestRecording) / secondsFor2));
}

export function talkCredits({ engine, ...words }: Words & { readonly engine: TalkingEngine }): number {
  return dearer[engine] * wordsCredits(words);
}
