import type { TimedPhoneme, TimedViseme, Viseme } from '@adwright/domain/engines/speech.ts';

/** The first that fits a sound's IPA decides; diphthongs and affricates begin as their first sound looks. */
const shapes: readonly (readonly [RegExp, Viseme])[] = [
  [/^[mbpɓ]/u, 'closed'],
  [/^(?:[fvɱʋ]|ph?f)/u, 'lip'],
  [/^[lɫɭʎɬðθ]/u, 'tongue'],
  [/^(?:[uʊwɯyʏøœɥ]|oʊ|əʊ|o)/u, 'pucker'],
  [/^[ɔɒɜɝɞɚɤɵ]/u, 'round'],
  [/^[aɑäɐʌæ]/u, 'wide'],
  [/^[eɛəɘœɪ]/u, 'open'],
];
const silentGap = 0.09;

/** Consonants made inside the mouth, and the narrow vowels, all look like teeth. */
export function visemeOf(ipa: string): Viseme {
  const sound = ipa.normalize('NFD').replaceAll(/[ˈˌ\p{M}ʲʰː\d.-]/gu, '');
  return shapes.find(([pattern]) => pattern.test(sound))?.[1] ?? 'teeth';
}

/** Mouth shapes from 0 to the end without gaps: what is not spoken is rest, and short gaps keep the shape before them. */
export function visemesOf(phonemes: readonly TimedPhoneme[], seconds: number): TimedViseme[] {
  const cues: { viseme: Viseme; start: number; end: number }[] = [];
  const add = (viseme: Viseme, start: number, end: number): void => {
    const last = cues.at(-1);
    if (last?.viseme === viseme) last.end = end;
    else if (end > start) cues.push({ viseme, start, end });
  };
  let at = 0;
  for (const { ipa, start, end } of phonemes) {
    const last = cues.at(-1);
    if (start - at > silentGap || !last) add('rest', at, start);
    else if (start > at) last.end = start;
    add(visemeOf(ipa), Math.max(start, at), end);
    at = Math.max(at, end);
  }
  add('rest', at, seconds);
  return cues;
}
