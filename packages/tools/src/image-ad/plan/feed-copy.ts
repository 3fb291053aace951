import type { AdNetwork } from '@adwright/contract/ad-text/ad-text.ts';
import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import { factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import { languageOfOrder } from './language-of-order.ts';
import { onBrandOrder } from './on-brand-order.ts';
import { headlineOrder } from './write-lines.ts';

const longestName = 40;

/** What stands around an ad's image in a feed. */
export type FeedCopy = {
  /** Whose ad it is; empty where nobody has said. */
  readonly name: string;
  readonly text: string;
  readonly headline: string;
  readonly cta: string;
};

/** The ad's own words, for where nobody knows any more what it was made from. */
export function copyOfBrief({ headline, subline = '', points = [], cta = '' }: AdBrief): FeedCopy {
  return { name: '', text: subline || points.join('. ') || headline, headline, cta };
}

/** The ad's headline and button with a text for this platform, written from the same facts; each number gives another. */
export async function writeFeedCopy(
  asOrdered: ImageAdWallInput,
  brief: AdBrief,
  { network, turn }: { network: AdNetwork; turn: number },
): Promise<FeedCopy> {
  const order = onBrandOrder(asOrdered);
  const locale = languageOfOrder(order);
  const facts = factsOf({ ...order, language: locale }, locale);
  const own = { ...copyOfBrief(brief), name: shortName(facts.brand || facts.title, longestName) };
  // Own words are the text already; nobody asked for others.
  if (order.product === null) return { ...own, text: order.text || own.text };
  const asked = headlineOrder({ ...order, copy: { ...order.copy, headline: '' } }, facts, localeOf(locale).tag);
  if (asked === null) return own;
  const wanted = { ...asked, kind: 'ad_copy', network, language: locale } as const;
  const { results } = writeAds(wanted, await loadPack(locale), seedOf(brief.headline) % 1000);
  const best = results.toSorted((one, other) => other.score - one.score);
  const written = best[turn % Math.max(1, best.length)]?.fields.find(
    ({ name }) => name === 'primary' || name === 'text',
  );
  return { ...own, text: written?.text ?? own.text };
}
