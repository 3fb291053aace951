import type { SoundLine } from './sound-line.ts';

/**
 * The sounds of a line as a voice of this family was taught them. eSpeak writes a German r before a vowel as one flap
 * after a consonant (trocken) and as another sign between vowels (bereit); the voice says the first as a slur and the
 * second as an r, so both are told as the second. After a vowel (warm) the flap is right.
 */
export function sanoSymbols(line: SoundLine, language: string): string {
  const symbols = line.map((item) => ('mark' in item ? item.mark : item.symbols)).join('');
  return language === 'de' ? symbols.replaceAll(/ɾ(?=[ˈˌ]?[aeiouyɑɐɔəɛɪøœʊʏ])/gu, 'r') : symbols;
}
