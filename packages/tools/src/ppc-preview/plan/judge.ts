import { similarity, trigramsOf } from '@adwright/copywriter/engine/similarity.ts';
import { type Combination, combinationAt } from './combinations.ts';
import { countInSearch, type PpcPreviewInput } from '../contract.ts';
import { wholeOnDesktop } from './line-width.ts';

type Ad = Pick<PpcPreviewInput, 'business' | 'headlines' | 'descriptions' | 'paths'>;

/** What makes an ad strong, and how much each counts of a hundred. The screen says all of them. */
export const strengthRules = {
  headlines: 25,
  descriptions: 15,
  different: 20,
  name: 15,
  fact: 10,
  lengths: 5,
  pins: 5,
  paths: 5,
} as const;
export type StrengthRule = keyof typeof strengthRules;

export type Strength = {
  readonly score: number;
  readonly level: 'poor' | 'average' | 'good' | 'excellent';
  /** How far each rule is met, 0 to 1. */
  readonly met: Readonly<Record<StrengthRule, number>>;
};

/** Where more headlines bring no more: below the fifteen that are allowed, above what most ads have. */
const plentyHeadlines = 11;

export function strengthOf({ business, headlines, descriptions, paths }: Ad): Strength {
  const texts = headlines.map(({ text }) => text).filter((text) => text !== '');
  const told = descriptions.filter(({ text }) => text !== '').length;
  const name = business.toLowerCase();
  const naming = name === '' ? 0 : texts.filter((text) => text.toLowerCase().includes(name)).length;
  const lengths = texts.map(countInSearch);
  const pinned = headlines.filter(({ pin }) => pin !== null).length;
  const met: Record<StrengthRule, number> = {
    headlines: Math.min(1, texts.length / plentyHeadlines),
    descriptions: Math.min(1, told / 4),
    different: texts.length < 2 ? 0 : 1 - alikePairs(texts).length / texts.length,
    name: Math.min(1, naming / 2),
    fact: texts.some((text) => /\p{Nd}/u.test(text)) ? 1 : 0,
    lengths: lengths.some((count) => count <= 18) && lengths.some((count) => count >= 24) ? 1 : 0,
    pins: texts.length === 0 || pinned > texts.length / 2 ? 0 : 1,
    paths: paths.filter((path) => path !== '').length / 2,
  };
  const rules = Object.keys(strengthRules) as StrengthRule[];
  const score = Math.round(rules.reduce((sum, rule) => sum + strengthRules[rule] * Math.max(0, met[rule]), 0));
  return { score, level: levelOf(score), met };
}

function levelOf(score: number): Strength['level'] {
  if (score >= 85) return 'excellent';
  if (score >= 65) return 'good';
  return score >= 40 ? 'average' : 'poor';
}

export type Warning =
  | { readonly kind: 'alike'; readonly text: string; readonly other: string }
  | { readonly kind: 'repeated'; readonly text: string; readonly count: number }
  | { readonly kind: 'unpinned-name'; readonly text: string }
  | { readonly kind: 'cut'; readonly text: string; readonly count: number }
  | { readonly kind: 'shouting'; readonly text: string }
  | { readonly kind: 'exclamation'; readonly text: string };

/** How many of the possible ads are looked at. */
export const sampled = 24;

/** What is worth a look before the ad goes out, each with the words it is about. */
export function warningsOf(ad: Ad): Warning[] {
  const texts = ad.headlines.map(({ text }) => text).filter((text) => text !== '');
  const combinations = Array.from({ length: sampled }, (_, number) => combinationAt(ad, number));
  const name = ad.business.toLowerCase();
  const first = ad.headlines.filter(({ pin }) => pin === 1);
  const named = name !== '' && first.some(({ text }) => text.toLowerCase().includes(name));
  return [
    ...alikePairs(texts).map(([text, other]): Warning => ({ kind: 'alike', text, other })),
    ...repeatedWords(combinations),
    ...(named || name === '' ? [] : [{ kind: 'unpinned-name' as const, text: ad.business }]),
    ...cutHeadlines(combinations),
    ...texts.filter(isShouting).map((text): Warning => ({ kind: 'shouting', text })),
    ...texts.filter((text) => text.includes('!')).map((text): Warning => ({ kind: 'exclamation', text })),
  ];
}

function alikePairs(texts: readonly string[]): [string, string][] {
  const grams = texts.map(trigramsOf);
  return texts.flatMap((text, index): [string, string][] => {
    const other = texts.findIndex((_, at) => at < index && similarity(grams[at] ?? grams[0]!, grams[index]!) >= 0.6);
    return other === -1 ? [] : [[text, texts[other] ?? '']];
  });
}

/** Words of at least four letters that one and the same ad says three times. */
function repeatedWords(combinations: readonly Combination[]): Warning[] {
  const worst = new Map<string, number>();
  for (const { headlines, descriptions } of combinations) {
    const counts = new Map<string, number>();
    for (const [word] of [...headlines, ...descriptions]
      .join(' ')
      .toLowerCase()
      .matchAll(/\p{L}{4,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) worst.set(word, Math.max(worst.get(word) ?? 0, count));
  }
  return [...worst].flatMap(([text, count]): Warning[] => (count >= 3 ? [{ kind: 'repeated', text, count }] : []));
}

/** Headlines that a computer's line has no room for, with the number of sampled ads in which that happens. */
function cutHeadlines(combinations: readonly Combination[]): Warning[] {
  const cut = new Map<string, number>();
  for (const { headlines } of combinations) {
    // The third is an extra that often does not show at all; only the first two are promised.
    const lost = headlines.slice(wholeOnDesktop(headlines), 2);
    for (const text of lost) cut.set(text, (cut.get(text) ?? 0) + 1);
  }
  return [...cut].map(([text, count]): Warning => ({ kind: 'cut', text, count }));
}

function isShouting(text: string): boolean {
  return /\p{Lu}{5,}/u.test(text);
}
