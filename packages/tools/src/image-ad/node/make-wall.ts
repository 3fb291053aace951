import { setImmediate } from 'node:timers/promises';
import type { ImageAdVariant, ImageAdWallInput, ImageAdWallOutput } from '@adwright/contract/ads-image/image-ad.ts';
import { engineName } from '@adwright/copywriter/engine-name.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { places } from '@adwright/places/places.ts';
import { writeAdsRemotely } from '@adwright/providers/ad-text/write-ads-remotely.ts';
import { orBuiltin } from '@adwright/providers/or-builtin.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import { addOwnFonts } from '@adwright/renderer/own-fonts/own-fonts.ts';
import { readOwnFonts } from '@adwright/renderer/own-fonts/read-own-fonts.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { Judged } from '@adwright/studio/design/variants.ts';
import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { factsOf, type AdFacts } from '../../kit/ad-designs/plan/ad-facts.ts';
import { drawOrders, type DrawOrder } from './draw-orders.ts';
import { fileName, folderOf } from '../plan/file-names.ts';
import { addScenes } from './generate-scenes.ts';
import { languageOfOrder } from '../plan/language-of-order.ts';
import { onBrandOrder, picturedProduct } from '../plan/on-brand-order.ts';
import { chooseVariants, judge, knownOf, planCandidates } from '../plan/plan.ts';
import { choosePlaces } from '../../kit/places/plan/choose-places.ts';
import { kindOfProduct } from '../../kit/places/plan/product-kind.ts';
import { keepAsAsset, readAdPictures } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { keptSide } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { sizesOf } from '../plan/sizes-of.ts';
import { headlineOrder, linesOf, writeHeadlines } from '../plan/write-lines.ts';

/** Longest side of the pictures one chooses from. */
const previewSide = 720;

export async function makeWall(order: ImageAdWallInput, context: ToolContext): Promise<ImageAdWallOutput> {
  const locale = languageOfOrder(order);
  const input = { ...onBrandOrder(order), language: locale };
  // From the run, so that a second delivery makes the same wall; the answer names it, so anyone can have it again.
  const seed = input.seed ?? seedOf(context.runId);
  await context.progress(3, 'write');
  const facts = factsOf(input, locale);
  const { lines, engine } = await writeLines(input, facts, { locale, seed, context });
  await context.progress(12, 'cut');
  const prepared = await readAdPictures(context, picturedProduct(input), {
    longestSide: keptSide.screen,
    keep: keepAsAsset(context),
    // Several, so that a set of ads does not show one room over and over, unless somebody chose one.
    places: choosePlaces(places, { ...input, kind: kindOfProduct(facts) }, seed, Math.min(3, input.count)),
    chosen: input.place !== null,
  });
  const { pictures, made } = await addScenes(input, facts.title, prepared, context);
  await context.progress(35, 'mix');
  const sizes = sizesOf(input);
  const plan = { input, facts, written: lines, pictures, locale, seed };
  const known = knownOf(plan);
  const resolve = resolveSources(context, made);
  addOwnFonts(await readOwnFonts(Object.values(input.brand?.fonts ?? {}), resolve));
  const judged: Judged[] = [];
  for (const candidate of planCandidates(plan)) {
    context.signal.throwIfAborted();
    judged.push(judge(candidate, sizes[0] as PlacementId, nodeMeasurer, known));
    // Laying out is quick but not free, and this thread serves others as well.
    await setImmediate();
  }
  const chosen = chooseVariants(judged, input);
  await context.progress(50, 'draw');
  const orders = chosen.flatMap((variant, index) => ordersOf(variant, index, sizes, input.preview));
  const drawn = await drawOrders(orders, resolve, context, { from: 50, to: 97 });
  const variants = chosen.map((variant, index): ImageAdVariant => ({
    id: folderOf(index, variant.template.id),
    template: variant.template.id,
    palette: variant.palette.id,
    score: { total: variant.score.total, parts: [...variant.score.parts] },
    design: variant.design,
    pictures: drawn
      .filter((file) => file.order.design === index)
      .map(({ order, asset_id, width, height, bytes }) => ({
        size: order.size,
        asset_id,
        name: order.name,
        width,
        height,
        bytes,
      })),
  }));
  return { mode: 'wall', engine, seed, variants };
}

function ordersOf(variant: Judged, index: number, sizes: readonly PlacementId[], preview: boolean): DrawOrder[] {
  const folder = folderOf(index, variant.template.id);
  return (preview ? sizes.slice(0, 1) : sizes).map((size) => {
    const { width, height, maxImageBytes } = placementOf(size);
    const creative = designCreative(variant.design, size);
    const scale = Math.min(1, previewSide / Math.max(width, height));
    if (preview) return { design: index, size, creative, name: `${folder}.webp`, output: { format: 'webp', scale } };
    const limit = maxImageBytes === undefined ? {} : { maxBytes: maxImageBytes };
    return { design: index, size, creative, name: fileName(size, 'jpg', folder), output: { format: 'jpg', ...limit } };
  });
}

type Writing = { readonly locale: LocaleCode; readonly seed: number; readonly context: ToolContext };

async function writeLines(
  input: ImageAdWallInput,
  facts: AdFacts,
  { locale, seed, context }: Writing,
): Promise<{ lines: string[]; engine: string }> {
  const order = headlineOrder(input, facts, localeOf(locale).tag);
  if (!order) return { lines: [], engine: engineName };
  const pack = await loadPack(locale);
  const builtin = writeHeadlines(order, pack, seed);
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const written = await orBuiltin(
    context.engines.text,
    call,
    (text) => writeAdsRemotely(order, { text, call, pack, builtin }),
    () => builtin,
  );
  return { lines: linesOf(written), engine: written.engine };
}
