import type { Candidate } from './candidate.ts';
import { similarity, trigramsOf, type Trigrams } from './similarity.ts';

/** `suits` is the share of the text, 0 to 1, that was written for this very tone or subject. */
export type Judged = {
  readonly candidate: Candidate;
  readonly text: string;
  readonly score: number;
  readonly suits: number;
  /** 0 to 1 by the seed: without it every seed would find the same few best lines. */
  readonly luck: number;
};

/** Two texts closer than this read as one and the same. */
export const tooAlike = 0.8;

type Weighed = Judged & { readonly grams: Trigrams; alike: number };

/**
 * Takes the best first, then again and again the one that is good and unlike those already taken.
 * Whatever is too alike is taken only when nothing else is left.
 */
export function chooseVariants(judged: readonly Judged[], count: number): Judged[] {
  const left: Weighed[] = judged.map((one) => ({ ...one, grams: trigramsOf(one.text), alike: 0 }));
  const chosen: Judged[] = [];
  const texts = new Set<string>();
  const frameworks = new Set<string>();
  while (chosen.length < count && left.length > 0) {
    const worths = left.map((one) => worth(one, texts, frameworks));
    const [next] = left.splice(worths.indexOf(Math.max(...worths)), 1);
    if (next === undefined) break;
    chosen.push(next);
    frameworks.add(next.candidate.framework);
    for (const field of next.candidate.fields) texts.add(field.text);
    for (const one of left) one.alike = Math.max(one.alike, similarity(one.grams, next.grams));
  }
  return chosen;
}

/** Good in itself, made for this tone, and unlike what has been taken: as a whole, in its framework and field by field. */
function worth(one: Weighed, texts: ReadonlySet<string>, frameworks: ReadonlySet<string>): number {
  const { fields, framework } = one.candidate;
  const repeated = fields.filter((field) => field.name !== 'path' && texts.has(field.text)).length / fields.length;
  const alike = 0.9 * one.alike + (one.alike > tooAlike ? 2 : 0) + (frameworks.has(framework) ? 0.15 : 0);
  return one.score / 100 + 0.2 * one.suits + 0.4 * one.luck - alike - 0.6 * repeated;
}
