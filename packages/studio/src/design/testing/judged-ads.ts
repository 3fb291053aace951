/** Ads whose worth is known before they are measured: the score is held to them, not they to the score. */
import type { AssetRef } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import { sampleBrand } from '../../samples/sample-input.ts';
import { sampleBriefs } from '../../samples/sample-briefs.ts';
import type { TemplateId } from '../../template.ts';
import type { AdBrief, AdImage } from '../../template-input.ts';
import type { AdDesign } from '../design.ts';

export type JudgedAd = {
  readonly name: string;
  readonly worth: 'good' | 'ordinary' | 'bad';
  readonly design: AdDesign;
};

type Change = {
  readonly brief?: Partial<AdBrief>;
  readonly images?: readonly AdImage[];
  readonly photos?: readonly AdImage[];
  readonly name?: string;
  readonly brand?: Partial<AdDesign['brand']>;
  readonly patches?: AdDesign['patches'];
};

const picture = (id: string, about: Partial<AssetRef>): AdImage => ({
  id,
  asset: { kind: 'image', src: id, width: 1100, height: 1600, cutout: true, colour: '#2f7f6c', ...about },
});
const bottle = picture('product', {});
const tones = { dark: '#2c2620', light: '#e9e2d6' };
const photo = (about: Partial<AssetRef> = {}): AdImage => {
  const { colour: _, ...asset } = picture('photo', { width: 1600, height: 1600, cutout: false, tones, ...about }).asset;
  return { id: 'photo', asset };
};
const tiny = [picture('product', { width: 48, height: 36, cutout: false, tones })];

const en: AdBrief = {
  language: 'en',
  direction: 'ltr',
  headline: 'Cold-pressed juice by seven',
  subline: 'Pressed at night, at your door before the alarm rings.',
  cta: 'Get your first box',
  price: '$29',
  points: ['Never frozen', 'No sugar added', 'Skip any week'],
};

function design(template: TemplateId, { brief, images = [bottle], photos = [], ...more }: Change = {}): AdDesign {
  return {
    version: 1,
    base: { kind: 'template', template },
    brief: { ...en, ...brief },
    product: { name: more.name ?? 'Morrow juice box', images: [...images], photos: [...photos] },
    brand: { ...sampleBrand(1), name: 'Morrow', ...more.brand },
    patches: more.patches ?? [],
  };
}

function words(...lines: readonly { text: string; slot: 'headline' | 'subline'; size: number; color?: string }[]) {
  const layers = lines.map(({ text, slot, size, color = '#141414' }, index): Layer => ({
    kind: 'text',
    id: `line-${index}`,
    slot,
    text,
    box: { x: 80, y: 120 + index * 220, width: 920, height: 200 },
    style: { font: 'body', size, color },
  }));
  const background = { kind: 'solid', color: '#ffffff' } as const;
  return { kind: 'layers' as const, width: 1080, height: 1080, background, layers };
}

const { comparison: _comparison, quote: _quote, rating: _rating, ...ar } = sampleBriefs.ar;
const { comparison: __comparison, quote: __quote, rating: __rating, ...ja } = sampleBriefs.ja;
const filler = { headline: 'The best for you', subline: 'You will love it', points: [] };
const cut = 'STEEL BOTTLE 750 ML INSULATED DOUBLE WALL WITH WARRANTY (2';

const good: Record<string, AdDesign> = {
  'a hero': design('product-hero'),
  'a plinth': design('plinth'),
  'a spotlight': design('spotlight'),
  'a diagonal': design('diagonal'),
  'a photograph with a headline': design('photo-headline', { images: [photo()], photos: [photo()] }),
  'a page of a magazine': design('editorial', { photos: [photo()] }),
  'an Arabic hero': design('product-hero', { brief: ar }),
  'a Japanese plinth': design('plinth', { brief: { ...ja, subline: '夜のうちにしぼり、朝七時にはお手元へ。' } }),
};

const ordinary: Record<string, AdDesign> = {
  'words alone, with the name': design('bold-type', { images: [], brief: { headline: 'Morrow juice by seven' } }),
  'a soft photograph': design('photo-headline', {
    images: [photo({ width: 460, height: 460 })],
    photos: [photo({ width: 460, height: 460 })],
  }),
  'too many words': design('checklist', {
    brief: {
      subline: `${en.subline} Made from fruit we know by name, in a kitchen you can visit any day of the week.`,
      points: ['Never frozen and never from concentrate', 'No sugar, no water, nothing added', 'Skip or stop any week'],
    },
  }),
  'a general headline': design('plinth', { brief: { headline: 'Simply better mornings' } }),
  'the second line repeats the first': design('plinth', { brief: { subline: en.headline } }),
  'a small product': design('product-hero', { patches: [{ layer: 'product', scale: 0.62 }] }),
  'faint words': design('product-hero', { patches: [{ layer: 'subline', color: '#8f8f8f' }] }),
  'a headline as long as a sentence': design('diagonal', {
    brief: { headline: 'Cold-pressed juice from fruit we know by name, at your door by seven every morning' },
  }),
};

const bad: Record<string, AdDesign> = {
  'a tiny photograph': design('photo-headline', { images: tiny, photos: tiny }),
  'a tiny photograph and a cut headline': design('product-hero', { images: tiny, brief: { headline: cut } }),
  'a tiny cut-out': design('plinth', { images: [picture('product', { width: 36, height: 48 })] }),
  'an enlarged photograph': design('photo-headline', {
    images: [photo({ detail: 70 })],
    photos: [photo({ detail: 70 })],
  }),
  'a headline cut in a bracket': design('product-hero', { brief: { headline: cut } }),
  'a headline cut in a word': design('plinth', { brief: { headline: 'Morrow juic' } }),
  'no product and nothing said': design('bold-type', { images: [], name: '', brief: filler, brand: { name: '' } }),
  'nothing said': design('product-hero', { brief: filler }),
  'one line three times': design('magazine-cover', {
    brief: { subline: en.headline, points: [en.headline, en.headline] },
  }),
  'a headline nobody reads': design('product-hero', { patches: [{ layer: 'headline', color: '#dcd6c8' }] }),
  'words too small for a phone': {
    ...design('product-hero'),
    base: words(
      { text: 'Cold-pressed juice by seven', slot: 'headline', size: 20 },
      { text: 'Pressed at night, at your door before the alarm rings.', slot: 'subline', size: 12 },
    ),
  },
  'no words': { ...design('product-hero'), base: words() },
};

const all = (worth: JudgedAd['worth'], designs: Record<string, AdDesign>): JudgedAd[] =>
  Object.entries(designs).map(([name, one]) => ({ name, worth, design: one }));

export const judgedAds: readonly JudgedAd[] = [...all('good', good), ...all('ordinary', ordinary), ...all('bad', bad)];
