/** Whose sounds: each was written down in its own way for the model. */
export type KokoroAccent = 'american' | 'british' | 'other';

type Rule = readonly [from: RegExp, to: string];

/** One letter for a sound that is written with two; two sounds that merely meet stay two. */
const pairs: readonly Rule[] = [
  [/aɪ/gu, 'I'],
  [/aʊ/gu, 'W'],
  [/eɪ/gu, 'A'],
  [/ɔɪ/gu, 'Y'],
  [/dʒ/gu, 'ʤ'],
  [/tʃ/gu, 'ʧ'],
];

const english: readonly Rule[] = [
  ...pairs,
  [/ʔ/gu, 't'],
  [/əl/gu, 'ᵊl'],
  [/(\p{L})\u0329/gu, 'ᵊ$1'],
  [/ɚ/gu, 'əɹ'],
  [/r/gu, 'ɹ'],
  [/[xç]/gu, 'k'],
  [/ɐ/gu, 'ə'],
  [/ɬ/gu, 'l'],
  [/[\u0303ʲ]/gu, ''],
];

const rules: Readonly<Record<KokoroAccent, readonly Rule[]>> = {
  american: [...english, [/oʊ/gu, 'O'], [/e/gu, 'A'], [/ɜː?ɹ?/gu, 'ɜɹ'], [/ɪə/gu, 'iə'], [/ː/gu, ''], [/ɾ/gu, 'T']],
  british: [...english, [/eə/gu, 'ɛː'], [/iə/gu, 'ɪə'], [/[əo]ʊ/gu, 'Q'], [/e/gu, 'A'], [/ɾ/gu, 'T']],
  other: [...pairs, [/[ɫɭ]/gu, 'l'], [/oʊ/gu, 'O'], [/əʊ/gu, 'Q'], [/dz/gu, 'ʣ'], [/ts/gu, 'ʦ']],
};

/** A sound of eSpeak in the letters that Kokoro was taught with. */
export function kokoroSymbols(ipa: string, accent: KokoroAccent): string {
  const plain = ipa
    .normalize('NFD')
    .replaceAll('c\u0327', 'ç')
    .replaceAll(/[\d._-]|\u200d|\u0361/gu, '')
    .replaceAll('g', 'ɡ');
  return rules[accent].reduce((symbols, [from, to]) => symbols.replaceAll(from, to), plain);
}
