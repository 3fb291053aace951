import { pinyin } from 'pinyin-pro';
import type { SpeechLanguage } from '../speech-language.ts';
import { soundsOf } from '../espeak/espeak.ts';
import { englishWords } from '../text/english-numbers.ts';
import { openJapaneseReader } from '../text/japanese-reading.ts';
import { referenceVoice } from '../voices/built-in-voices.ts';
import { oneSpelling } from './one-spelling.ts';

export type Misheard = {
  readonly errors: number;
  readonly units: number;
  /** The same by letters without their spaces: how much of a word was missed, wherever the listener ends it. */
  readonly letterErrors: number;
  readonly letters: number;
};

/**
 * What would have to be changed, added or left out to make of one text the other: words by their sound (mer and mère are
 * one), or in Chinese and Japanese syllables, since what a listener writes for a sound is not the voice's doing. Letters
 * are compared as they are written. Where a word ends is the listener's doing, too: Sonnen Creme is Sonnencreme.
 */
export async function misheard(said: string, heard: string, language: SpeechLanguage): Promise<Misheard> {
  const [a, b] = await Promise.all([unitsOf(said, language), unitsOf(heard, language)]);
  const [ownLetters, heardLetters] = [[...a.join('')], [...b.join('')]];
  const [sounds, heardSounds] = [await soundsOfEach(a, language), await soundsOfEach(b, language)];
  return {
    errors: changes(sounds, heardSounds, (i, j) => sameLetters(a, b, i, j)),
    units: a.length,
    letterErrors: changes(ownLetters, heardLetters),
    letters: ownLetters.length,
  };
}

/** English words are compared as they are written: its own recogniser knows them. */
async function soundsOfEach(words: readonly string[], language: SpeechLanguage): Promise<readonly string[]> {
  if (/^(?:en|zh|ja)/u.test(language)) return words;
  const { name } = referenceVoice(language);
  const sounds: string[] = [];
  for (const word of words) {
    const [said = []] = await soundsOf(
      { tokens: [{ source: word, say: word }], mood: 'statement', pauseAfter: 0 },
      name,
    );
    sounds.push(said.join('').replaceAll(/[ˈˌ]/gu, '') || word);
  }
  return sounds;
}

type Stretch = readonly [ofSaid: number, ofHeard: number];

/** So many words may be one to a listener, or lie otherwise between the spaces. */
const longestJoin = 3;

/** How many words that end here have the same letters on both sides, though not one by one. */
function sameLetters(a: readonly string[], b: readonly string[], i: number, j: number): Stretch[] {
  const found: Stretch[] = [];
  for (let m = 1; m <= Math.min(longestJoin, i); m += 1) {
    const letters = a.slice(i - m, i).join('');
    for (let n = 1; n <= Math.min(longestJoin, j); n += 1)
      if (m + n > 2 && letters === b.slice(j - n, j).join('')) found.push([m, n]);
  }
  return found;
}

/** `joins` tells which stretches that end at these places are the same for nothing. */
function changes(
  a: readonly string[],
  b: readonly string[],
  joins: (i: number, j: number) => readonly Stretch[] = () => [],
): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (const [i, unit] of a.entries()) {
    const [before, row] = [rows[i] ?? [], [i + 1]];
    rows.push(row);
    for (const [j, other] of b.entries()) {
      const joined = joins(i + 1, j + 1).map(([m, n]) => rows[i + 1 - m]?.[j + 1 - n] ?? Infinity);
      const one = (before[j] ?? 0) + (unit === other ? 0 : 1);
      row.push(Math.min((before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, one, ...joined));
    }
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

async function unitsOf(text: string, language: SpeechLanguage): Promise<string[]> {
  if (language === 'en') return englishWords(text.replaceAll('%', ' percent'));
  const bare = oneSpelling(text.normalize('NFKC').toLocaleLowerCase(language), language);
  if (language.startsWith('zh')) {
    return pinyin(bare.replaceAll(/[^\p{L}\d]/gu, ''), { type: 'array', toneType: 'none' });
  }
  if (language === 'ja') {
    const { read } = await openJapaneseReader();
    const kana = read({ source: bare, say: bare.replaceAll(/[^\p{L}\p{M}\dー]/gu, '') }).say;
    return [...kana.replaceAll(/[\u3041-\u3096]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60))];
  }
  return bare.split(/[^\p{L}\p{M}\d]+/u).filter((word) => word !== '');
}
