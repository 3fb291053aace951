import { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { LayerPatch } from '@adwright/studio/design/design.ts';
import { handmade } from '@adwright/studio/design/handmade.ts';
import { DesignPin } from '@adwright/studio/design/pin.ts';
import { AdImageSchema } from '@adwright/studio/design/brief-schema.ts';
import { holdsTooMuchText, tooMuchText } from '@adwright/studio/design/text-budget.ts';
import { z } from 'zod';
import { PresetWords } from './words.ts';

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

/** The brand as the person sees it here. Without colours the product's own decide. */
const PresetLook = z.object({
  /** Up to three are what a brand is made from; four are the accent, the support, the ink and the paper themselves. */
  colors: z.array(Color).max(4).default([]),
  fonts: z.string().max(40).nullable().default(null),
});

/** What all ads made from a preset share: a product, words, an idea and a look. */
export const presetFields = {
  product: AdProductInput,
  words: PresetWords.prefault({}),
  look: PresetLook.prefault({}),
  /** Where the product is photographed; null leaves it to what the product is. */
  place: ProductPlaceId.nullable().default(null),
  /** The brand whose look and words the ad keeps to, and is checked by. */
  brand: OrderBrand,
  /** What was changed by hand, layer by layer. */
  patches: z
    .array(LayerPatch)
    .max(400)
    .refine((patches) => !holdsTooMuchText({ patches }), tooMuchText)
    .default([]),
  /** Further pictures that those changes name. */
  pictures: z.array(AdImageSchema).max(20).default([]),
  /** What was added, grouped and locked by hand. */
  ...handmade,
  /** What the template made of it when somebody last changed it by hand. */
  pin: DesignPin.exactOptional(),
};

export const PresetBrief = z.object({ ...presetFields, template: z.string().max(64) });
export type PresetBrief = z.infer<typeof PresetBrief>;
