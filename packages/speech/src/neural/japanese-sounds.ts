import type { Phrase } from '../text/phrases.ts';
import { kanaSounds } from './kana-sounds.ts';
import { mixedLine } from './mixed-sounds.ts';
import type { SoundLine } from './sound-line.ts';

/** Words come in kana already; particles belong to the word before them. */
export function japaneseSounds(phrase: Phrase): Promise<SoundLine> {
  const own = (say: string) => kanaSounds(say).map((sound) => ({ ipa: sound, symbols: sound }));
  return mixedLine(phrase, own, ({ glued }) => glued !== true);
}
