import type { CloneMakeInput, CloneOutput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { keepAsAsset, readAdPictures } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import { keptSide } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { cloneDesign, productOfClone } from '../plan/clone-design.ts';
import { drawClone } from './draw-clone.ts';
import { keepBackground } from './keep-background.ts';
import { writeLineBank } from '../plan/line-bank.ts';
import { isRightToLeft, lookAt } from './look-at.ts';
import { marksOf } from '../plan/marks.ts';
import { similarityOf } from '../plan/similarity.ts';
import { slotWords } from '../plan/slot-words.ts';
import { thumbOf } from './thumb.ts';

export async function makeClone(input: CloneMakeInput, context: ToolContext): Promise<CloneOutput> {
  await context.progress(4, 'look');
  const { analysis, bytes } = await lookAt(context, input.reference, input.reference_language, input.analysis);
  await context.progress(40, 'write');
  const seed = input.seed ?? seedOf(context.runId);
  const { brand } = input;
  const product = onBrandProduct(input.product, brand);
  const bank = await writeLineBank(product, { language: input.language, seed, brand });
  const words = slotWords(analysis.boxes, bank, input.words);
  await context.progress(45, 'cut');
  const { pictures, made } = await readAdPictures(context, product, {
    longestSide: keptSide.screen,
    keep: keepAsAsset(context),
  });
  const kept = input.keep_background ? await erased() : undefined;
  if (kept) made.set(kept.src, kept.bytes);
  await context.progress(70, 'draw');
  const language = localeOf(languageOf(input.language) ?? defaultLocale);
  const design = cloneDesign({
    analysis,
    words,
    pictures,
    product: productOfClone(product, pictures),
    fonts: product.brand_kit?.fonts,
    colors: input.colors,
    language,
    mirrored: isRightToLeft(input.reference_language),
    kept: kept?.image,
  });
  const drawn = await drawClone(context, design, input, resolveSources(context, made));
  await context.progress(92, 'compare');
  const similarity = similarityOf(
    await thumbOf(bytes),
    await thumbOf(drawn.compared),
    analysis.boxes,
    new Set(words.keys()),
  );
  return {
    mode: 'clone',
    analysis,
    design,
    similarity,
    marks: marksOf(analysis, input.keep_background),
    keep_background: input.keep_background,
    files: drawn.files,
    zip: drawn.zip,
  };

  async function erased() {
    await context.progress(55, 'erase');
    return keepBackground(context, analysis, bytes);
  }
}
