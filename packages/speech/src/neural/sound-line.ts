import type { Phrase } from '../text/phrases.ts';

/** A sound as it is shown and as the model is told it, and the token it belongs to. */
export type LineSound = { readonly ipa: string; readonly symbols: string; readonly token: number };

/** What a model is told: sounds with spaces and punctuation between them, which belong to nobody. */
export type SoundLine = readonly (LineSound | { readonly mark: string })[];

const marks: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '،': ',',
  '；': ';',
  '：': ':',
  '。': '.',
  '．': '.',
  '！': '!',
  '？': '?',
  '؟': '?',
  '–': '—',
};

/** `sounds` has one list per token of the phrase, with a space where a token is several words. */
export function soundLine(
  phrase: Phrase,
  sounds: readonly (readonly string[])[],
  symbolsOf: (ipa: string) => string,
): SoundLine {
  const line: (LineSound | { mark: string })[] = [];
  const space = (): void => {
    const last = line.at(-1);
    if (last && !('mark' in last && last.mark === ' ')) line.push({ mark: ' ' });
  };
  for (const [token, { say, glued, emphatic }] of phrase.tokens.entries()) {
    const own = emphatic === true ? stressed(sounds[token] ?? []) : (sounds[token] ?? []);
    if (own.length > 0 && glued !== true) space();
    for (const ipa of own) {
      if (ipa === ' ') space();
      else line.push({ ipa, symbols: symbolsOf(ipa), token });
    }
    const mark = punctuation(say);
    if (mark !== undefined && line.length > 0) line.push({ mark });
  }
  const last = line.at(-1);
  // Without an end the voice hangs in the air.
  if (last && !('mark' in last)) line.push({ mark: endMark(phrase.mood) });
  return line;
}

/** With the strongest stress on it; a word that has none, as most short ones, gets it on its first vowel. */
function stressed(sounds: readonly string[]): readonly string[] {
  if (sounds.some((ipa) => ipa.includes('ˈ'))) return sounds;
  const weak = sounds.findIndex((ipa) => ipa.includes('ˌ'));
  const at = weak >= 0 ? weak : sounds.findIndex((ipa) => /[aeiouyæøœɐɑɒɔəɛɜɨɪɯʊʌʏ]/u.test(ipa));
  return sounds.map((ipa, index) => (index === at ? `ˈ${ipa.replace('ˌ', '')}` : ipa));
}

export function endMark(mood: Phrase['mood']): string {
  return { statement: '.', question: '?', exclamation: '!' }[mood];
}

/** The mark at the end of a word, in the form that models know. */
export function punctuation(say: string): string | undefined {
  const [sign] = /[,;:.!?…—–，、،；：。．！？؟](?=[^\p{L}\p{N}/]*$)/u.exec(say) ?? [];
  return sign === undefined ? undefined : (marks[sign] ?? sign);
}
