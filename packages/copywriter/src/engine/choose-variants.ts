import type { Candidate } from './candidate.ts';
import { similarity, trigramsOf, type Trigrams } from './similarity.ts';

/** `suits` is the share of the text, 0 to 1, that was written for this very tone or subject. */
export type Judged = { readonly candidate: Candidate; readonly score: number; readonly suits: number };

/** Two texts closer than this read as one and the same. */
export const tooAlike = 0.8;

type Weighed = Judged & { readonly grams: Trigrams; alike: number; readonly text: string };

/**
 * Takes the best first, then again and again the one that is good and unlike those already taken.
 * Whatever is too alike is taken only when nothing else is left, and the same words never twice.
 */
export function chooseVariants(judged: readonly Judged[], count: number): Judged[] {
  const left: Weighed[] = judged.map((one) => {
    const text = one.candidate.fields.map((field) => field.text).join('\n');
    return { ...one, text, grams: trigramsOf(text), alike: 0 };
  });
  const chosen: Weighed[] = [];
  while (chosen.length < count && left.length > 0) {
    const next = left.reduce((best, one) => (worth(one, chosen) > worth(best, chosen) ? one : best));
    left.splice(left.indexOf(next), 1);
    if (chosen.some((taken) => taken.text === next.text)) continue;
    chosen.push(next);
    for (const one of left) one.alike = Math.max(one.alike, similarity(one.grams, next.grams));
  }
  return chosen;
}

function worth(one: Weighed, chosen: readonly Weighed[]): number {
  const isRepeated = chosen.some((taken) => taken.candidate.framework === one.candidate.framework);
  const fields = new Set(chosen.flatMap((taken) => taken.candidate.fields).map((field) => field.text));
  const repeated = one.candidate.fields.filter((field) => field.name !== 'path' && fields.has(field.text)).length;
  const share = repeated / one.candidate.fields.length;
  return (
    one.score / 100 +
    0.35 * one.suits -
    0.9 * one.alike -
    (one.alike > tooAlike ? 2 : 0) -
    (isRepeated ? 0.15 : 0) -
    0.6 * share
  );
}
