import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';

type Voice = Pick<VoiceEntry, 'id' | 'quality' | 'gender'>;
/** How speakers sound, by their numbers; one of whom nothing is known may be anybody. */
export type Sounding = Readonly<Record<string, 'female' | 'male'>>;

const best = ['neural', 'standard', 'basic'] as const;

/**
 * Of the most natural voices of a language one for each speaker, in turns among those that sound alike: a man's words in
 * a woman's voice are the first thing anybody hears.
 */
export function usualVoice(voices: readonly Voice[], speaker: number, sounding: Sounding = {}): string | undefined {
  const quality = best.find((level) => voices.some((voice) => voice.quality === level));
  const own = voices.filter((voice) => voice.quality === quality);
  const kind = sounding[speaker];
  const alike = own.filter(({ gender }) => gender === kind);
  if (kind === undefined || alike.length === 0) return own[(speaker - 1) % Math.max(1, own.length)]?.id;
  const before = Array.from({ length: speaker - 1 }, (_, i) => sounding[i + 1]).filter((one) => one === kind).length;
  return alike[before % alike.length]?.id;
}
