/**
 * The fifteen mouth shapes of speech, as far as a face shows them. Everything that moves a mouth speaks of these:
 * known words by their sounds, any recording by what is heard in it.
 */
const mouthShapes = ['sil', 'PP', 'FF', 'TH', 'DD', 'kk', 'CH', 'SS', 'nn', 'RR', 'aa', 'E', 'ih', 'oh', 'ou'] as const;
export type MouthShape = (typeof mouthShapes)[number];

/** How far the parts of a mouth are moved: 0 at rest, 1 as far as speech takes them. */
export type MouthPose = {
  readonly jaw: number;
  /** Corners apart; below 0 they come together, to −1 for a kiss. */
  readonly spread: number;
  readonly upper: number;
  readonly lower: number;
  /** The lips meet, whatever the jaw does. */
  readonly press: number;
  /** The lower lip lies at the upper teeth. */
  readonly tuck: number;
  readonly tongue: number;
};

const rest: MouthPose = { jaw: 0, spread: 0, upper: 0, lower: 0, press: 0, tuck: 0, tongue: 0 };

export const poseOfShape: Readonly<Record<MouthShape, MouthPose>> = {
  sil: rest,
  PP: { ...rest, jaw: 0.12, press: 1 },
  FF: { ...rest, jaw: 0.16, upper: 0.35, tuck: 1 },
  TH: { ...rest, jaw: 0.26, upper: 0.15, lower: 0.25, tongue: 1 },
  DD: { ...rest, jaw: 0.24, spread: 0.15, upper: 0.15, lower: 0.3, tongue: 0.6 },
  kk: { ...rest, jaw: 0.3, upper: 0.15, lower: 0.2 },
  CH: { ...rest, jaw: 0.2, spread: -0.5, upper: 0.45, lower: 0.45 },
  SS: { ...rest, jaw: 0.12, spread: 0.3, upper: 0.3, lower: 0.45 },
  nn: { ...rest, jaw: 0.22, spread: 0.1, upper: 0.1, lower: 0.25, tongue: 0.6 },
  RR: { ...rest, jaw: 0.26, spread: -0.35, upper: 0.25, lower: 0.25 },
  aa: { ...rest, jaw: 0.95, spread: 0.1, upper: 0.25, lower: 0.3 },
  E: { ...rest, jaw: 0.6, spread: 0.35, upper: 0.25, lower: 0.35 },
  ih: { ...rest, jaw: 0.36, spread: 0.5, upper: 0.25, lower: 0.4 },
  oh: { ...rest, jaw: 0.68, spread: -0.5, upper: 0.15, lower: 0.2 },
  ou: { ...rest, jaw: 0.34, spread: -0.95, upper: 0.2, lower: 0.25 },
};

/** The first that fits a sound's IPA decides; diphthongs and affricates begin as their first sound looks. */
const patterns: readonly (readonly [RegExp, MouthShape])[] = [
  [/^[mbpɓɸβ]/u, 'PP'],
  [/^[fvɱʋ]/u, 'FF'],
  [/^[θð]/u, 'TH'],
  [/^(?:t[ʃɕʂ]|d[ʒʑʐ]|[ʃʒɕʑʂʐ])/u, 'CH'],
  [/^(?:ts|dz|[szʦʣ])/u, 'SS'],
  [/^[tdʈɖɾ]/u, 'DD'],
  [/^[nlɫɭʎɬɲɳŋ]/u, 'nn'],
  // With ɯ, which is as narrow as u and not rounded: a kiss would be read as another vowel.
  [/^[kgɡxɣqχhħʔcɟɯ]/u, 'kk'],
  [/^[rɹɻʁʀɚɝ]/u, 'RR'],
  [/^(?:[uʊwyʏɥ]|oʊ|əʊ)/u, 'ou'],
  [/^[oɔɒøœɵɞ]/u, 'oh'],
  [/^[aɑäɐʌæ]/u, 'aa'],
  [/^[eɛəɜɘɤ]/u, 'E'],
  [/^[iɪɨj]/u, 'ih'],
];

export function shapeOfSound(ipa: string): MouthShape {
  const sound = ipa.normalize('NFD').replaceAll(/[ˈˌ\p{M}ʲʰː\d.-]/gu, '');
  return patterns.find(([pattern]) => pattern.test(sound))?.[1] ?? 'kk';
}
