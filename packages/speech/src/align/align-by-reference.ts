import type { TimedPhoneme, TimedWord } from '@adwright/domain/engines/speech.ts';
import { espeakRate } from '../espeak/espeak.ts';
import { resample } from '../signal/resample.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { voiceText } from '../text/voice-text.ts';
import { speakPhrases } from '../voices/speak-phrases.ts';
import { referenceVoice } from '../voices/built-in-voices.ts';
import { featuresOf, hop, width } from './features.ts';
import { warp } from './warp.ts';

const hearingRate = 16_000;

export type AlignedWords = { readonly words: readonly TimedWord[]; readonly phonemes: readonly TimedPhoneme[] };

/**
 * The built-in voice says the script; where the recording sounds like it, it says the same. Works in every language
 * that can be spoken, and knows the times of single sounds.
 */
export async function alignByReference(
  recording: Float32Array,
  script: string,
  language: SpeechLanguage,
): Promise<AlignedWords> {
  const reference = await speakPhrases(await voiceText(script, language), referenceVoice(language), 1);
  const spoken = resample(reference.samples, espeakRate, hearingRate);
  const path = warp({ values: featuresOf(spoken), width }, { values: featuresOf(recording), width });
  const seconds = recording.length / hearingRate;
  const when = (time: number): number => {
    const row = Math.min(path.length - 1, Math.max(0, Math.round((time * hearingRate) / hop - 1)));
    return Math.min(seconds, Math.max(0, (((path[row] ?? 0) + 1) * hop) / hearingRate));
  };
  const moved = <Item extends { readonly start: number; readonly end: number }>(item: Item): Item => {
    const start = when(item.start);
    return { ...item, start, end: Math.max(start + 0.01, when(item.end)) };
  };
  return { words: reference.words.map(moved), phonemes: reference.phonemes.map(moved) };
}
