import type { TalkingEngine, Told } from '@adwright/contract/lip-sync/told.ts';
import { scriptCredits } from './script-lines.ts';

/** A recording is up to a minute, however long it is. */
const recordingCredits = 6;
/** Another party takes money for every second. */
const dearer = { builtin: 1, provider: 3 } as const satisfies Record<TalkingEngine, number>;

type Talk = Pick<Told, 'script' | 'audio'> & { readonly engine: TalkingEngine };

export function talkCredits({ script, audio, engine }: Talk): number {
  return dearer[engine] * (audio === null ? scriptCredits(script) : recordingCredits);
}
