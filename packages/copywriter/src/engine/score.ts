import type { ReadBrief } from './facts.ts';
import type { Candidate } from './candidate.ts';
import { readability } from './readability.ts';

const telling: ReadonlySet<string> = new Set([
  'offer',
  'offerThing',
  'price',
  'priceTag',
  'proof',
  'audience',
  'audiences',
  'forAudience',
  'category',
  'aCategory',
  'oneCategory',
  'categories',
]);

/**
 * 0 to 100: half for how easily it reads, half for how specific it is. Specific is what only this product
 * could say: its facts, its figures, its name.
 */
export function scoreOf(candidate: Candidate, brief: ReadBrief): number {
  const text = candidate.fields.map((field) => field.text).join('\n');
  const reading = readability(text);
  const facts = new Set(candidate.said.flatMap((said) => said.used)).size;
  const words = new Set(candidate.said.flatMap((said) => [...said.phrase.words]).filter((word) => telling.has(word)))
    .size;
  const name = brief.words['brand']?.at(-1) ?? '';
  const isNamed = name !== '' && text.includes(name);
  const hasFigure = /\d/.test(text);
  const expected = text.length < 70 ? 0.7 : text.length < 140 ? 1.2 : 2.2;
  const told = 1 - Math.exp(-(candidate.specifics ?? facts + words) / expected);
  const specific = told * 0.65 + (isNamed ? 0.2 : 0) + (hasFigure ? 0.15 : 0);
  return Math.round(100 * (0.45 * reading + 0.55 * specific) * stumbles(text));
}

/** A word of some weight that comes twice in neighbouring sentences makes a short text stumble. */
function stumbles(text: string): number {
  if (text.length > 600) return 1;
  const sentences = text
    .toLowerCase()
    .split(/[.!?。！？؟…\n]+/u)
    .map((part): readonly string[] => part.match(/[\p{L}\p{M}]{6,}/gu) ?? []);
  const repeats = sentences.slice(1).filter((words, index) => words.some((word) => sentences[index]?.includes(word)));
  return Math.max(0.8, 1 - 0.05 * repeats.length);
}
