import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import type { AdPictures } from '../../ad-designs/plan/ad-pictures.ts';
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

const image = (id: string, shot: 'cutout' | 'scene', width: number, height: number): AdImage => ({
  id,
  asset: { kind: 'image', src: `sample:desk-lamp:${shot}`, width, height, cutout: shot === 'cutout' },
});

export const samplePictures: AdPictures = {
  images: [image('product', 'cutout', 480, 860)],
  photos: [image('photo-2', 'scene', 800, 1000)],
  logo: undefined,
  colours: [],
};

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
