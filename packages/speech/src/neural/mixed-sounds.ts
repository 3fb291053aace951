import { soundsOf } from '../espeak/espeak.ts';
import type { Phrase, SpokenToken } from '../text/phrases.ts';
import { kokoroSymbols } from './kokoro-symbols.ts';
import type { LineSound, SoundLine } from './sound-line.ts';
import { endMark, punctuation } from './sound-line.ts';

/** Brand names in Latin letters stay English among other scripts. */
const runs = /[\p{Script=Latin}][\p{Script=Latin}\p{M}\d'’. -]*|[^\p{Script=Latin}]+/gu;

export type SoundPair = { readonly ipa: string; readonly symbols: string };

/**
 * A line of a language that eSpeak does not read for the model: its words by their own rules, Latin ones as English.
 * `own` is given what is to be read piece by piece, in the order of the text.
 */
export async function mixedLine(
  phrase: Phrase,
  own: (say: string) => readonly SoundPair[],
  spaced: (token: SpokenToken) => boolean,
): Promise<SoundLine> {
  const line: (LineSound | { mark: string })[] = [];
  for (const [token, word] of phrase.tokens.entries()) {
    let isFirst = true;
    for (const [run] of word.say.matchAll(runs)) {
      const isForeign = /^\p{Script=Latin}/u.test(run);
      const sounds = isForeign ? await englishSounds(run) : own(run);
      if (line.length > 0 && sounds.length > 0 && (isForeign || (isFirst && spaced(word)))) line.push({ mark: ' ' });
      for (const { ipa, symbols } of sounds) line.push(ipa === ' ' ? { mark: ' ' } : { ipa, symbols, token });
      isFirst &&= sounds.length === 0;
    }
    const mark = punctuation(word.say);
    if (mark !== undefined && line.length > 0) line.push({ mark });
  }
  const last = line.at(-1);
  if (last && !('mark' in last)) line.push({ mark: endMark(phrase.mood) });
  return line;
}

async function englishSounds(say: string): Promise<SoundPair[]> {
  const phrase: Phrase = { tokens: [{ source: say, say }], mood: 'statement', pauseAfter: 0 };
  const [sounds = []] = await soundsOf(phrase, 'en-us');
  return sounds.map((ipa) => ({ ipa, symbols: kokoroSymbols(ipa, 'american') }));
}
