import { sampleProducts, type SampleProductId } from '@adwright/samples/products.ts';
import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import type { AdBrief, TemplateInput } from '@adwright/studio/template-input.ts';
import { sampleInPlaces } from './sample-in-place.ts';
import { sampleShot } from './sample-shots.ts';

type Words = { readonly headline: string; readonly cta: string; readonly name: string; readonly quote: string };

/** What an ad would say of each sample product. */
const words: Record<SampleProductId, Words> = {
  'serum-bottle': {
    headline: 'One drop. A minute. Bright skin.',
    cta: 'Try Lucent',
    name: 'Lucent Brightening Oil',
    quote: 'It is gone before I have found my keys.',
  },
  'soda-can': {
    headline: 'Done with soda? Meet yuzu.',
    cta: 'Taste it first',
    name: 'Yuzu Sparkling Water',
    quote: 'The only can my kids and I agree on.',
  },
  candle: {
    headline: 'Fifty-five evenings of calm',
    cta: 'Light one tonight',
    name: 'Cinder Fig & Cedar',
    quote: 'My whole flat smells like a holiday.',
  },
  mug: {
    headline: 'The mug your mornings asked for',
    cta: 'Choose yours',
    name: 'Clay Everyday Mug',
    quote: 'I bought one. Then I bought four.',
  },
  watch: {
    headline: 'One watch. Every day.',
    cta: 'See the watch',
    name: 'Halden Field Watch',
    quote: 'I have stopped looking at others.',
  },
  headphones: {
    headline: 'Hear the song, not the street',
    cta: 'Put them on',
    name: 'Arc Wireless',
    quote: 'The train is my favourite room now.',
  },
  sneaker: {
    headline: 'Light as an apple. Made for miles.',
    cta: 'Find your size',
    name: 'Stride Everyday',
    quote: 'I forget that I am wearing shoes.',
  },
  'desk-lamp': {
    headline: 'A warm light for late ideas',
    cta: 'Switch it on',
    name: 'Bow Desk Lamp',
    quote: 'My desk finally looks like I meant it.',
  },
  perfume: {
    headline: 'A scent that stays close',
    cta: 'Discover Aurèle',
    name: 'Aurèle Eau de Toilette',
    quote: 'People ask. I do not tell.',
  },
  'cream-jar': {
    headline: 'It repairs while you sleep',
    cta: 'Start tonight',
    name: 'Nuit Night Cream',
    quote: 'The first cream I have ever finished.',
  },
  chair: {
    headline: 'Sit down. Stay all evening.',
    cta: 'Take a seat',
    name: 'Fold Lounge Chair',
    quote: 'We fight over who gets to sit in it.',
  },
  speaker: {
    headline: 'Small enough to carry. Big enough to dance.',
    cta: 'Turn it up',
    name: 'Hall Portable',
    quote: 'It rained. It kept playing.',
  },
  thermos: {
    headline: 'Hot till night. Cold all day.',
    cta: 'Get your bottle',
    name: 'North Steel Bottle',
    quote: 'Tea at midnight, still too hot to drink.',
  },
};

const dollars = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', minimumFractionDigits: amount % 1 ? 2 : 0 }).format(
    amount,
  );

function briefOf(id: SampleProductId): AdBrief {
  const product = sampleProducts.find((candidate) => candidate.id === id) ?? sampleProducts[0];
  const { headline, cta, quote } = words[id];
  return {
    language: 'en',
    direction: 'ltr',
    headline,
    subline: product.description,
    cta,
    badge: '25% off',
    price: dollars(product.price),
    oldPrice: dollars(Math.round((product.price * 4) / 3)),
    points: product.benefits,
    quote: { text: quote, author: 'A customer' },
    rating: { value: 4.8, max: 5, label: '4.8 out of 5' },
    endsIn: 187_200,
    comparison: {
      us: product.brand,
      them: 'The usual',
      rows: product.benefits.map((text) => ({ text, us: true, them: false })),
    },
  };
}

/** A coherent ad for the public preview of a template: product, words, colours and fonts that belong together. */
export async function previewInput(index: number, placement: TemplateInput['placement']): Promise<TemplateInput> {
  const product = sampleProducts[index % sampleProducts.length] ?? sampleProducts[0];
  const pair = fontPairs[index % fontPairs.length] ?? fontPairs[0];
  return {
    brief: briefOf(product.id),
    product: {
      name: words[product.id].name,
      images: [await sampleShot(product.id, 'cutout')],
      photos: await sampleInPlaces(product.id),
    },
    brand: brandFrom({
      name: product.brand,
      colors: product.colors,
      fonts: pair.id,
      roundness: [0.6, 0, 0.3, 0.9][index % 4] ?? 0.5,
    }),
    placement,
  };
}
