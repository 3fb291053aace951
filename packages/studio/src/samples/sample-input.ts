import { palettes } from '../brand/brand-kit.ts';
import { fontPairs } from '../brand/fonts.ts';
import type { Brand } from '../creative/brand.ts';
import { placementOf, type PlacementId } from '../placements.ts';
import type { AdBrief, TemplateInput } from '../template-input.ts';
import { sampleBriefs, type SampleLanguage } from './sample-briefs.ts';
import { sampleImage, type SampleId } from './sample-products.ts';

export type SampleOptions = {
  readonly language: SampleLanguage;
  readonly placement: PlacementId;
  /** Palette, fonts and product by number, so that a gallery shows some variety. */
  readonly variant?: number;
  readonly brief?: Partial<AdBrief>;
  readonly product?: SampleId;
};

const products: readonly SampleId[] = ['bottle', 'can', 'jar', 'speaker'];

export function sampleBrand(variant: number): Brand {
  const palette = palettes[variant % palettes.length] ?? palettes[0];
  const pair = fontPairs[variant % fontPairs.length] ?? fontPairs[0];
  return {
    name: 'Morrow',
    colors: palette.colors,
    fonts: { heading: pair.heading, body: pair.body },
    roundness: [0.6, 0, 0.3, 0.9][variant % 4] ?? 0.5,
  };
}

export function sampleInput({ language, placement, variant = 0, brief, product }: SampleOptions): TemplateInput {
  return {
    brief: { ...sampleBriefs[language], ...brief },
    product: {
      name: 'Morrow Sunrise',
      images: [sampleImage(product ?? (products[variant % products.length] as SampleId))],
      photos: variant % 6 === 5 ? [sampleImage('kitchen')] : [],
    },
    brand: sampleBrand(variant),
    placement: placementOf(placement),
  };
}
