import type { TimedPhoneme, TimedWord } from '@adwright/domain/engines/speech.ts';
import type { Alignment } from '@adwright/domain/engines/transcription.ts';
import { findSpeech, hearingRate } from '../recognise/voice-activity.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { englishWords } from '../text/english-numbers.ts';
import { phrasesOf, type SpokenToken } from '../text/phrases.ts';
import { alignByEnergy } from './align-by-energy.ts';
import { alignByModel, hasModel } from './align-by-model.ts';
import { alignByReference } from './align-by-reference.ts';

export type AlignScriptRequest = {
  readonly sound: Float32Array;
  readonly script: string;
  readonly language: SpeechLanguage;
};
export type AlignedScript = {
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
  readonly method: Alignment['method'];
};

/** Forced alignment keeps every path in memory; longer recordings are compared with the reference. */
const longestForModel = 40;

/** The best way there is for the language: its acoustic model, else likeness to the spoken script, else loudness. */
export async function alignScript({ sound, script, language }: AlignScriptRequest): Promise<AlignedScript> {
  const tokens = phrasesOf(script, language).flatMap((phrase) => phrase.tokens);
  if (hasModel(language) && sound.length <= longestForModel * hearingRate) {
    const words = await alignByModel(
      sound,
      tokens.map((token) => ({ text: token.source, spoken: spokenWords(token, language) })),
      language,
    );
    if (words) {
      const second = await alignByReference(sound, script, language);
      return { words: reconciled(words, second.words), phonemes: second.phonemes, method: 'model' };
    }
  }
  const reference = await alignByReference(sound, script, language);
  if (reference.words.length > 0) return { ...reference, method: 'reference' };
  const written = tokens.map(({ source }) => source);
  return { words: alignByEnergy(written, await findSpeech(sound)), phonemes: [], method: 'energy' };
}

/** Two independent answers that are close are each a little off, mostly to different sides: the truth lies between. */
const close = 0.25;

/** The model errs at pauses and stops, the reference in slurred words; where they disagree widely, the model is right. */
function reconciled(model: readonly TimedWord[], reference: readonly TimedWord[]): TimedWord[] {
  if (model.length !== reference.length) return [...model];
  const middle = (one: number, other: number): number => (Math.abs(one - other) < close ? (one + other) / 2 : one);
  return model.map((word, index) => {
    const other = reference[index] ?? word;
    const start = middle(word.start, other.start);
    return { text: word.text, start, end: Math.max(start + 0.01, middle(word.end, other.end)) };
  });
}

/** Digits are written out in English; in French they are not in the dictionary, and the reference takes over. */
function spokenWords({ say }: SpokenToken, language: SpeechLanguage): string[] {
  if (language === 'en') return englishWords(say);
  return say
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== '');
}
