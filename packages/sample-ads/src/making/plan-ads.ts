import { ImageAdInput, type ImageAdGoal, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { AdNetwork } from '@adwright/contract/ad-text/ad-text.ts';
import type { LibraryCta, LibraryPlatform } from '@adwright/contract/library/library.ts';
import { seededRandom, seedOf } from '@adwright/copywriter/engine/random.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { factsOf } from '@adwright/tools/kit/ad-designs/plan/ad-facts.ts';
import { chooseVariants, judge, knownOf, planCandidates } from '@adwright/tools/image-ad/plan/plan.ts';
import { headlineOrder, linesOf, writeHeadlines } from '@adwright/tools/image-ad/plan/write-lines.ts';
import { shelves } from '../brands.ts';
import { type LocalProduct, localProducts } from '../local-product.ts';
import type { markets } from '../markets.ts';
import type { SampleAd } from '../sample-ad.ts';
import { shotOf } from '../sample-shot.ts';
import { type Dice, historyOf, runOf } from './calendar.ts';

type Market = (typeof markets)[number];

const goals = ['sale', 'awareness', 'launch', 'traffic'] as const satisfies readonly ImageAdGoal[];
const styles = ['bold', 'clean', 'editorial', 'playful', 'premium', 'mixed', 'technical'] as const;
const tones = ['friendly', 'premium', 'playful', 'bold', 'warm', 'minimal', 'expert'] as const;
const buttons: Record<(typeof goals)[number], readonly LibraryCta[]> = {
  sale: ['shop_now', 'get_offer'],
  awareness: ['learn_more', 'shop_now'],
  launch: ['order_now', 'shop_now'],
  traffic: ['learn_more', 'sign_up'],
};

type Run = {
  readonly platforms: readonly LibraryPlatform[];
  readonly placement: PlacementId;
  readonly network: AdNetwork;
};

const runs: readonly Run[] = [
  { platforms: ['facebook', 'instagram'], placement: 'meta-feed-portrait', network: 'meta' },
  { platforms: ['instagram'], placement: 'meta-stories', network: 'meta' },
  { platforms: ['facebook'], placement: 'meta-feed-square', network: 'meta' },
  { platforms: ['google', 'youtube'], placement: 'google-responsive-wide', network: 'google' },
  { platforms: ['tiktok'], placement: 'tiktok-in-feed', network: 'tiktok' },
  { platforms: ['linkedin', 'facebook'], placement: 'linkedin-square', network: 'linkedin' },
  { platforms: ['instagram', 'facebook', 'tiktok'], placement: 'meta-feed-portrait', network: 'meta' },
  { platforms: ['amazon'], placement: 'google-responsive-square', network: 'amazon' },
  { platforms: ['discord', 'google'], placement: 'google-responsive-square', network: 'discord' },
];

/** Two ads of each of three brands for every product, in words and looks of their own. */
export async function planAds(market: Market): Promise<SampleAd[]> {
  const ads: SampleAd[] = [];
  for (const product of await localProducts(market.locale)) {
    const used = new Set<string>();
    for (const [index, brand] of shelves[product.id].brands.entries())
      ads.push(...(await adsOf({ market, product, brand, index, used })));
  }
  return ads;
}

type Order = {
  readonly market: Market;
  readonly product: LocalProduct;
  readonly brand: string;
  readonly index: number;
  /** Templates that this product was already shown with. */
  readonly used: Set<string>;
};

function inputOf({ market, product, brand, index }: Order, seed: number): ImageAdWallInput {
  const sample = sampleProducts.find(({ id }) => id === product.id) ?? sampleProducts[0];
  const goal = goals[seed % goals.length] ?? 'sale';
  return ImageAdInput.parse({
    mode: 'wall',
    product: {
      title: `${brand} ${product.name}`,
      brand,
      description: product.description,
      benefits: product.benefits,
      audience: product.audience,
      price: market.price(sample.price),
      currency: market.currency,
      colors: index === 0 ? sample.colors : [],
    },
    goal,
    language: market.locale,
    style: styles[seed % styles.length],
    tone: tones[(seed >> 3) % tones.length],
    facts: { offer: goal === 'sale' ? market.offer : '' },
    count: 2,
  }) as ImageAdWallInput;
}

async function adsOf(order: Order): Promise<SampleAd[]> {
  const { market, product, brand, used } = order;
  const { locale } = market;
  const seed = seedOf(`${brand} ${locale}`);
  const dice = seededRandom(seed);
  const input = inputOf(order, seed);
  const facts = factsOf(input, locale);
  const pack = await loadPack(locale);
  const headlines = headlineOrder(input, facts, localeOf(locale).tag);
  const written = headlines === null ? [] : linesOf(writeHeadlines(headlines, pack, seed));
  const [cutout, scene] = await Promise.all([shotOf(product.id, 'cutout'), shotOf(product.id, 'scene')]);
  const colours = sampleProducts.find(({ id }) => id === product.id)?.colors ?? [];
  const pictures = { images: [cutout.image], photos: [scene.image], logo: undefined, colours: [...colours] };
  const plan = { input, facts, written, pictures, locale, seed };
  const candidates = planCandidates(plan).filter(({ template }) => !used.has(template.id));
  const chosen = [0, 1].flatMap((turn) => {
    const run = runs[(seed + turn * 4 + order.index) % runs.length] ?? runs[0];
    if (run === undefined) return [];
    const judged = candidates
      .filter(({ template }) => !used.has(template.id))
      .map((candidate) => judge(candidate, run.placement, nodeMeasurer, knownOf(plan)));
    const [best] = chooseVariants(judged, { ...input, count: 1 });
    if (best === undefined) return [];
    used.add(best.template.id);
    return [{ best, run, turn }];
  });
  return chosen.map(({ best, run, turn }) => {
    const { body, description } = textOf(order, input, run.network, pack, seed + turn);
    const { name: _name, ...look } = best.design.brand;
    const life = runOf(dice);
    const countries = countriesOf(market, dice);
    const { headline } = best.design.brief;
    const earlierHeadline = written.find((line) => line !== headline);
    const history = historyOf({ ...life, headline, earlierHeadline, platforms: run.platforms, countries }, dice);
    return {
      key: `${locale}-${product.id}-${order.index}${turn}`,
      product: product.id,
      brand,
      locale,
      platforms: run.platforms,
      countries,
      cta: buttons[input.goal as keyof typeof buttons][turn] ?? 'other',
      body,
      description,
      ...life,
      history,
      placement: run.placement,
      template: best.template.id,
      look,
      brief: best.design.brief,
    };
  });
}

function countriesOf({ countries }: Market, dice: Dice): string[] {
  return countries.slice(0, 1 + dice.below(countries.length));
}

function textOf(
  { market, product, brand }: Order,
  input: ImageAdWallInput,
  network: AdNetwork,
  pack: Awaited<ReturnType<typeof loadPack>>,
  seed: number,
): { body: string; description: string } {
  const { tag } = localeOf(market.locale);
  const facts = { ...product, benefits: [...product.benefits], title: `${brand} ${product.name}` };
  const price = input.goal === 'sale' ? (input.product?.price ?? null) : null;
  const brief = briefOfProduct({ ...facts, price, currency: market.currency }, { audience: product.audience, tag });
  const order = { kind: 'ad_copy', brief, tone: input.tone, network, count: 1 } as const;
  const fields =
    writeAds({ ...order, brief: { ...brief, offer: input.facts.offer } }, pack, seed).results[0]?.fields ?? [];
  const field = (name: string): string => fields.find((one) => one.name === name)?.text ?? '';
  return { body: field('primary') || field('text') || product.description, description: field('description') };
}
