import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import {
  CloneAnalysis,
  type CloneMakeInput,
  type CloneOutput,
  ImageAdCloneInput,
  type ImageAdCloneOutput,
} from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { isPlacementId, type PlacementId } from '@adwright/studio/placements.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { withoutBlanks } from '../../kit/form/plan/typed-text.ts';
import { productOfDesign } from '../../kit/form/plan/product-of-design.ts';

export type CloneFields = {
  reference: PictureRef | null;
  referenceLanguage: LocaleCode;
  /** The reference's parts, as they were found and perhaps corrected; null until it was looked at. */
  analysis: CloneAnalysis | null;
  product: AdProductInput;
  language: LocaleCode;
  keepBackground: boolean;
  /** Null until somebody chooses: on brand they are mine. */
  colors: CloneMakeInput['colors'] | null;
  brand: CloneMakeInput['brand'];
  sizes: PlacementId[];
  formats: CloneMakeInput['formats'];
  /** The words of the preview are the words of the result. */
  seed: number;
};

const firstSizes: PlacementId[] = ['meta-feed-portrait', 'meta-feed-square'];

export function fieldsFrom(initial: object, language: LocaleCode): CloneFields {
  const start = orderIn(initial);
  const analysis = CloneAnalysis.safeParse(start.analysis);
  const product = AdProductInput.safeParse(start.product);
  const sizes = start.sizes?.filter(isPlacementId);
  return {
    reference: start.reference ?? null,
    referenceLanguage: isLocaleCode(start.reference_language) ? start.reference_language : language,
    analysis: analysis.success ? analysis.data : null,
    product: product.success ? product.data : { ...noProduct, ...start.product },
    language: isLocaleCode(start.language) ? start.language : language,
    keepBackground: start.keep_background ?? false,
    colors: start.colors ?? null,
    brand: start.brand,
    sizes: sizes ?? firstSizes,
    formats: start.formats ?? ['jpg'],
    seed: start.seed ?? 1,
  };
}

/** The order behind what was made last: of an edited clone's files, that of the clone, with what was changed since. */
function orderIn(initial: Partial<ImageAdCloneInput>): Partial<CloneMakeInput> {
  if (initial.mode !== 'sizes') return initial as Partial<CloneMakeInput>;
  const { order, design, reference, analysis, sizes, formats, keep_background } = initial;
  const changed = Object.entries({ reference, analysis, sizes, formats, keep_background });
  return {
    ...(order ?? { product: productOfDesign(design) }),
    ...Object.fromEntries(changed.filter(([, value]) => value !== undefined && value !== null)),
  };
}

export function colorsOf({ colors, brand }: Pick<CloneFields, 'colors' | 'brand'>): CloneMakeInput['colors'] {
  return colors ?? (brand && brand.colors.length > 0 ? 'mine' : 'reference');
}

/** The order for a clone; while nothing was looked at yet, the order to look. */
export function parseFields(fields: CloneFields) {
  const { reference, referenceLanguage, analysis } = fields;
  const common = { reference, reference_language: referenceLanguage };
  if (analysis === null) return ImageAdCloneInput.safeParse({ mode: 'look', ...common });
  return ImageAdCloneInput.safeParse({
    mode: 'clone',
    ...common,
    analysis,
    product: { ...fields.product, benefits: withoutBlanks(fields.product.benefits) },
    language: fields.language,
    keep_background: fields.keepBackground,
    colors: colorsOf(fields),
    brand: fields.brand,
    sizes: fields.sizes,
    formats: fields.formats,
    seed: fields.seed,
  });
}

export function outputOf(run: Run | null): ImageAdCloneOutput | null {
  return run?.status === 'succeeded' ? (run.output as ImageAdCloneOutput) : null;
}

export function cloneOf(run: Run | null): CloneOutput | null {
  const output = outputOf(run);
  return output?.mode === 'clone' ? output : null;
}

/** What a finished look at this very reference found. */
export function foundIn(run: Run | null, reference: PictureRef | null): CloneAnalysis | null {
  const output = outputOf(run);
  const asked = (run?.input as { reference?: string } | undefined)?.reference;
  return output?.mode === 'look' && asked === reference ? output.analysis : null;
}
