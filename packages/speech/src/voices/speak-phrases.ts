import { type EspeakVoice, speakPhrase } from '../espeak/espeak.ts';
import type { Phrase } from '../text/phrases.ts';
import { joinPhrases, type SpokenPhrases } from './join-phrases.ts';
import type { SpokenPhrase } from './spoken-phrase.ts';

/** A text in a formant voice: it is so fast that its phrases are said one after the other. */
export async function speakPhrases(
  phrases: readonly Phrase[],
  voice: EspeakVoice,
  speed: number,
): Promise<SpokenPhrases> {
  const spoken: SpokenPhrase[] = [];
  for (const phrase of phrases) spoken.push(await speakPhrase(phrase, voice, speed));
  return joinPhrases(phrases, spoken, speed);
}
