import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { adPictures } from '../plan/ad-pictures.ts';
import { designOf } from '../plan/design-of.ts';
import { PresetBrief } from '../plan/input.ts';

const brief = {
  language: 'en',
  direction: 'ltr',
  headline: 'Dims to a glow',
  subline: 'A steel lamp with one clean curve.',
  cta: 'Shop now',
  badge: '25% off',
  price: '$79',
  oldPrice: '$105',
  points: ['Dims to a glow', 'Made to be mended', 'Uses 6 watts'],
} as const;

export const samplePictures = adPictures(
  [
    { ref: 'sample:desk-lamp:cutout', width: 480, height: 860, cutout: true },
    { ref: 'sample:desk-lamp:scene', width: 800, height: 1000, cutout: false },
  ],
  null,
);

export function sampleBrief(template: TemplateId): PresetBrief {
  return PresetBrief.parse({
    template,
    product: {
      title: 'Bow Desk Lamp',
      brand: 'Bow',
      colors: ['#e3b81e', '#f5e7ae'],
      benefits: brief.points,
      pictures: ['sample:desk-lamp:cutout', 'sample:desk-lamp:scene'],
    },
  });
}

/** A design as the forms make it, without any engine. */
export function sampleDesign(template: TemplateId): AdDesign {
  return designOf(sampleBrief(template), brief, samplePictures);
}
