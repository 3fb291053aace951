import type { TimedPhoneme, TimedWord } from '@adwright/domain/engines/speech.ts';
import { resample } from '../signal/resample.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { voiceText } from '../text/voice-text.ts';
import { speakPhrases } from '../voices/speak-phrases.ts';
import { referenceVoice } from '../voices/built-in-voices.ts';
import { followReference } from './follow-reference.ts';

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
  const move = followReference(resample(reference.samples, reference.rate, 16_000), recording);
  return { words: reference.words.map(move), phonemes: reference.phonemes.map(move) };
}
