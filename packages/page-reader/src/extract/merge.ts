import { wordsWithin } from '@adwright/contract/words-within.ts';
import type { Money } from '@adwright/contract/price/parse-price.ts';
import type { Clues } from './clues.ts';
import { overlap, wordsOf } from './clues.ts';
import type { Found, SourceName } from './found.ts';
import { cleanTitle } from './clean-title.ts';

/** How far each source is believed: data made for machines first, the look of the page last. */
const trust: Readonly<Record<SourceName, number>> = {
  'json-ld': 1,
  marketplace: 1,
  shopify: 0.95,
  woocommerce: 0.95,
  microdata: 0.95,
  magento: 0.9,
  prestashop: 0.9,
  'site-builder': 0.9,
  state: 0.75,
  plain: 0.7,
  meta: 0.6,
};

export function mergeTitle(found: readonly Found[], clues: Clues): string {
  const candidates = found
    .map(({ source, title = '' }) => ({ source, title: cleanTitle(title, clues) }))
    .filter(({ title }) => title.length >= 2)
    .map((one) => ({ ...one, words: wordsOf(one.title) }));
  const scored = candidates.map((one) => {
    const agreed = candidates
      .filter((other) => other !== one && overlap(one.words, other.words) >= 0.75)
      .reduce((sum, other) => sum + trust[other.source], 0);
    return { title: one.title, score: trust[one.source] + 0.5 * agreed - (one.title.length > 180 ? 0.4 : 0) };
  });
  return wordsWithin(scored.sort((left, right) => right.score - left.score)[0]?.title ?? '', 300);
}

/** Sources that name the same amount vote for it together. */
export function mergePrice(found: readonly Found[], clues: Clues): { price: Money | null; listPrice: number | null } {
  const votes = new Map<number, { score: number; currencies: (string | null)[] }>();
  for (const { source, price } of found) {
    if (!price) continue;
    const vote = votes.get(price.amount) ?? { score: 0, currencies: [] };
    vote.score += trust[source] + (price.currency === null ? 0 : 0.1);
    vote.currencies.push(price.currency);
    votes.set(price.amount, vote);
  }
  const [best] = [...votes].sort(([, left], [, right]) => right.score - left.score);
  if (best === undefined) return { price: null, listPrice: null };
  const [amount, vote] = best;
  const currency =
    vote.currencies.find((one) => one !== null) ??
    found.map(({ price }) => price?.currency).find((one) => one !== null && one !== undefined) ??
    clues.hints.currency ??
    null;
  const listPrice = found.map(({ listPrice: one }) => one ?? null).find((one) => one !== null && one > amount) ?? null;
  return { price: { amount, currency }, listPrice };
}

const descriptionTrust: Readonly<Record<SourceName, number>> = { ...trust, plain: 0.6, meta: 0.55, marketplace: 0.95 };

export function mergeDescription(found: readonly Found[]): string {
  const [best] = found
    .map(({ source, description = '' }) => ({
      description,
      score:
        descriptionTrust[source] + Math.min(1, description.length / 300) * 0.7 - (description.length < 40 ? 0.6 : 0),
    }))
    .filter(({ description }) => description !== '')
    .sort((left, right) => right.score - left.score);
  return shortened(best?.description ?? '', 4_000);
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'), cut.lastIndexOf('! '));
  return end > most / 2 ? cut.slice(0, end + 1) : `${wordsWithin(text, most - 1)}…`;
}

export function mergeBenefits(found: readonly Found[], description: string): string[] {
  const lists = found
    .filter(({ benefits }) => benefits !== undefined && benefits.length > 0)
    .sort((left, right) => trust[right.source] - trust[left.source]);
  const points = lists[0]?.benefits ?? bulletsIn(description);
  const tidy = points
    .map((point) => point.replace(/^[\s•·●▪✓✔✅➤►*–—-]+/u, '').trim())
    .filter((point) => point.length >= 4);
  return [...new Set(tidy)].slice(0, 8);
}

/** "Light • Warm • Washable": points that only lost their list. */
function bulletsIn(description: string): string[] {
  const parts = description.split(/[•●▪✓✔✅➤►]/u).map((part) => part.trim());
  return parts.length >= 3 ? parts.slice(1).filter((part) => part.length >= 6 && part.length <= 240) : [];
}

/** The first by trust that says anything. */
export function mergeFirst<Value>(
  found: readonly Found[],
  read: (one: Found) => Value | null | undefined | '',
): Value | null {
  const sorted = [...found].sort((left, right) => trust[right.source] - trust[left.source]);
  for (const one of sorted) {
    const value = read(one);
    if (value !== null && value !== undefined && value !== '') return value;
  }
  return null;
}
