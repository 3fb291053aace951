import { inspectCreative, textsOf, type SeenText } from '../inspect/inspect-creative.ts';
import type { DisplayList } from '../layout/display-list.ts';
import { contains, union } from '../layout/geometry.ts';
import { along } from './along.ts';
import type { AdSubject } from './ad-subject.ts';
import { productPresence } from './product-presence.ts';
import { messagePart, picturePart, saysWhose } from './score-message.ts';
import { smallestType } from '../templates/kit/frame.ts';

export type ScorePart = 'contrast' | 'hierarchy' | 'text' | 'product' | 'completeness' | 'message' | 'picture';

/** `value` is what was measured, so that the figure can be said in words beside the score. */
export type DesignScore = {
  readonly total: number;
  readonly parts: readonly { readonly part: ScorePart; readonly score: number; readonly value: number }[];
};

const weights: Record<ScorePart, number> = {
  contrast: 18,
  hierarchy: 18,
  text: 12,
  product: 20,
  completeness: 12,
  message: 14,
  picture: 6,
};

/** What is left of the whole where one part fails: the best colours do not sell a blur. */
const leftOfFailing = 0.35;
/** How far the others can make up for it: an idea may live from words, or from a picture; nothing mends a cut headline. */
const mended: Partial<Record<ScorePart, number>> = { hierarchy: 0.45, product: 0.45 };

const readability = [
  [1, 0],
  [3, 20],
  [4.5, 70],
  [7, 92],
  [11, 100],
] as const;

/** A button is found by its colour: what stands on it only has to be read. */
const onButton = [
  [1, 0],
  [3, 30],
  [4.5, 94],
  [7, 100],
] as const;

/** The most that a call which is only words is worth: it is not found as quickly. */
const bareCall = 84;

function isOnButton({ scenes }: DisplayList, { lines }: SeenText): boolean {
  const [first, ...rest] = lines;
  if (!first) return false;
  const words = rest.reduce(union, first);
  return (scenes[0]?.nodes ?? []).some(
    ({ paint, box }) =>
      paint.kind === 'shape' && paint.fill !== undefined && contains(box, words) && box.height < words.height * 4,
  );
}

function callScore(list: DisplayList, call: SeenText): number {
  return isOnButton(list, call)
    ? along(onButton, call.contrast)
    : Math.min(bareCall, along(readability, call.contrast));
}

/** AA is a pass, AAA is good. The faintest text counts as much as the two that matter most. */
function contrastPart(texts: readonly SeenText[], list: DisplayList): { score: number; value: number } {
  const least = (some: readonly SeenText[]): number => Math.min(21, ...some.map((text) => text.contrast));
  const calls = texts.filter(({ slot }) => slot === 'cta');
  // A price that is crossed out is meant to step back.
  const faintest = least(texts.filter(({ slot }) => slot !== 'cta' && slot !== 'old-price'));
  const headline = least(texts.filter(({ slot }) => slot === 'headline'));
  const main = Math.min(
    along(readability, Math.min(headline, faintest * 2)),
    ...calls.map((call) => callScore(list, call)),
  );
  return { value: least(texts), score: along(readability, faintest) * 0.5 + main * 0.5 };
}

/** What is read first must be much larger than what follows, and large enough to be seen while scrolling. */
function hierarchyPart(texts: readonly SeenText[], list: DisplayList): { score: number; value: number } {
  const sizes = texts.map((text) => text.size).toSorted((a, b) => b - a);
  const [largest = 0] = sizes;
  const lead = texts.filter((text) => text.slot === 'headline' || text.slot === 'quote').map((text) => text.size);
  const first = Math.max(0, ...lead) || largest;
  const others = texts.filter((text) => text.size < first * 0.98).map((text) => text.size);
  const next = Math.max(0, ...others);
  const value = next === 0 ? 3 : first / next;
  const steps = along(
    [
      [1, 20],
      [1.35, 60],
      [2, 92],
      [2.6, 100],
    ],
    value,
  );
  // A figure may be the hero; a headline that is merely small is not led by it.
  const led = largest > first ? Math.max(steps, 78) : steps;
  const seen = along(
    [
      [0.03, 10],
      [0.05, 60],
      [0.075, 95],
      [0.1, 100],
    ],
    first / Math.min(list.width, list.height * 1.2),
  );
  return { value, score: led * 0.6 + seen * 0.4 };
}

/** Scripts without spaces: about two characters to a word. */
export function wordsIn(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const rest = text.replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ');
  return Math.ceil(dense / 2) + (rest.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,%-]*/gu)?.length ?? 0);
}

/** Nobody reads a page in a feed: up to about two dozen words are taken in, and none that is too small for a phone. */
function textPart(texts: readonly SeenText[], list: DisplayList): { score: number; value: number } {
  const value = texts.reduce((sum, text) => sum + wordsIn(text.text), 0);
  const least = Math.min(...texts.map(({ size }) => size)) / smallestType(list.width, list.height);
  const amount = along(
    [
      [0, 0],
      [2, 70],
      [5, 96],
      [8, 100],
      [24, 100],
      [34, 78],
      [55, 30],
      [80, 0],
    ],
    value,
  );
  const readable = along(
    [
      [0.35, 0.05],
      [0.6, 0.45],
      [0.85, 1],
    ],
    least,
  );
  return { value, score: amount * readable };
}

/** Nothing cut, nothing left out that matters, nothing under the network's own buttons. */
/** A word that is parted is read, more slowly. */
const partedCosts = 22;

function completenessPart(texts: readonly SeenText[], list: DisplayList): { score: number; value: number } {
  const findings = inspectCreative(list).filter((finding) => finding.kind !== 'contrast');
  const severe = findings.filter((finding) => finding.kind !== 'truncated').length;
  const cut = findings.length - severe;
  const matters = list.dropped.filter(({ slot }) => slot === 'cta' || slot === 'headline' || slot === 'price').length;
  const lost = list.dropped.length - matters;
  const parted = texts.reduce((sum, text) => sum + text.parted, 0);
  return {
    value: findings.length + list.dropped.length,
    score: 100 - severe * 45 - cut * 40 - matters * 35 - lost * 8 - parted * partedCosts,
  };
}

/** What there is to be seen of the product: without a picture of it, at least its name. */
function productPart(
  texts: readonly SeenText[],
  list: DisplayList,
  subject: AdSubject | undefined,
): { score: number; value: number } | undefined {
  const present = productPresence(list, subject?.colour);
  if (present || !subject) return present;
  return { value: 0, score: saysWhose(texts, list, subject) ? 58 : 12 };
}

/**
 * How well a picture does its work, from its display list alone: no pixels, so a wall of hundreds of candidates
 * is judged in the time it takes to draw a few. Without a subject nothing is said about what the words are worth.
 */
export function scoreDesign(list: DisplayList, subject?: AdSubject): DesignScore {
  const texts = textsOf(list);
  const measured: Record<ScorePart, { score: number; value: number } | undefined> = {
    contrast: contrastPart(texts, list),
    hierarchy: hierarchyPart(texts, list),
    text: textPart(texts, list),
    product: productPart(texts, list, subject),
    completeness: completenessPart(texts, list),
    message: subject && messagePart(texts, list, subject),
    picture: picturePart(list),
  };
  const parts = (Object.keys(weights) as ScorePart[]).flatMap((part) => {
    const found = measured[part];
    return found
      ? { part, score: Math.max(0, Math.min(100, Math.round(found.score))), value: Math.round(found.value * 100) / 100 }
      : [];
  });
  return { total: totalOf(parts), parts };
}

/** The weighted mean, as far as the weakest part lets it count. */
function totalOf(parts: DesignScore['parts']): number {
  const whole = parts.reduce((sum, { part }) => sum + weights[part], 0);
  const mean = parts.reduce((sum, { part, score }) => sum + score * weights[part], 0) / Math.max(1, whole);
  const weakest = Math.min(100, ...parts.map(({ part, score }) => 100 - (100 - score) * (1 - (mended[part] ?? 0))));
  return Math.round(mean * (leftOfFailing + ((1 - leftOfFailing) * weakest) / 100));
}
