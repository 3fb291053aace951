import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import { headlinesOf } from './ad-copies.ts';
import { languageOfOrder } from './language-of-order.ts';
import { onBrandOrder } from './on-brand-order.ts';
import { planCandidates } from './plan.ts';
import { headlineOrder, linesOf, writeHeadlines } from './write-lines.ts';

/** How many more of one idea come at a time. */
export const moreAtOnce = 3;
/** So many times the copywriter is asked before a line may come back that stands on the wall already. */
const mostTries = 6;

/** A line for this ad that no ad of the wall has yet; null where nothing is known that one could be about. */
export async function newHeadline(
  order: ImageAdWallInput,
  design: AdDesign,
  taken: readonly AdDesign[],
): Promise<string | null> {
  const used = new Set(taken.map(({ brief }) => brief.headline));
  const others: string[] = [];
  for (let seed = 1; seed <= mostTries; seed += 1) {
    const lines = await headlinesFor(order, seed);
    const fresh = lines.find((line) => !used.has(line));
    if (fresh !== undefined) return fresh;
    others.push(...lines);
  }
  return others.find((line) => line !== design.brief.headline) ?? null;
}

async function headlinesFor(order: ImageAdWallInput, seed: number): Promise<string[]> {
  const { input, facts, locale } = readOrder({ ...order, copy: { ...order.copy, headline: '' } });
  const { tag } = localeOf(locale);
  return headlinesOf(input, facts, await writtenFor(input, facts, tag, seed), tag);
}

function readOrder(order: ImageAdWallInput) {
  const locale = languageOfOrder(order);
  const input = { ...onBrandOrder(order), language: locale };
  return { input, facts: factsOf(input, locale), locale };
}

async function writtenFor(
  input: ImageAdWallInput,
  facts: ReturnType<typeof factsOf>,
  tag: string,
  seed: number,
): Promise<string[]> {
  const asked = headlineOrder(input, facts, tag);
  return asked === null ? [] : linesOf(writeHeadlines(asked, await loadPack(languageOfOrder(input)), seed));
}

/** The same idea in other words and colours, from the same pictures: none that the wall has already. */
export async function moreLikeThis(
  order: ImageAdWallInput,
  like: AdDesign,
  taken: readonly AdDesign[],
): Promise<AdDesign[]> {
  if (like.base.kind !== 'template') return [];
  const { input, facts, locale } = readOrder({ ...order, template: like.base.template, count: 20 });
  const { images, photos = [] } = like.product;
  const pictures = { images, photos, logo: like.logos?.[0], colours: [] };
  const found: AdDesign[] = [];
  for (let seed = 1; seed <= mostTries && found.length < moreAtOnce; seed += 1) {
    const written = await writtenFor(input, facts, localeOf(locale).tag, seed);
    for (const { design } of planCandidates({ input, facts, written, pictures, locale, seed })) {
      if (found.length === moreAtOnce) break;
      if (![...taken, ...found].some((other) => looksLike(other, design))) found.push(design);
    }
  }
  return found;
}

/** The same words or the same colours on the same idea: nobody would call that another ad. */
function looksLike(one: AdDesign, other: AdDesign): boolean {
  if (JSON.stringify(one.base) !== JSON.stringify(other.base)) return false;
  return (
    one.brief.headline === other.brief.headline &&
    JSON.stringify(one.brand.colors) === JSON.stringify(other.brand.colors)
  );
}
