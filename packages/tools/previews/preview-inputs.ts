import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { ToolId } from '../src/registry.ts';

type PreviewSample = { readonly id: string; readonly product: AdProductInput };

type PreviewOrder = {
  readonly tool: ToolId;
  /** The name of the file that is shown. */
  readonly wanted: RegExp;
  readonly inputs: readonly unknown[];
};

/** What each tool is asked for its tile: three sample products, or three faces. */
export function previewInputs(
  samples: readonly PreviewSample[],
  faces: readonly string[],
  references: readonly string[],
): PreviewOrder[] {
  let first = 0;
  // Three for every tool, others than its neighbour's.
  const each = (make: (sample: PreviewSample, index: number) => unknown) => {
    const chosen = [...samples, ...samples].slice(first % samples.length, (first % samples.length) + 3);
    first += 3;
    return chosen.map(make);
  };
  const photographed = ['sweep-sand', 'garden-teak', 'picnic-red'];
  const clips = ['kitchen-golden', 'podium-terracotta', 'bath-ocean'];
  const styles = ['premium', 'bold', 'editorial'];
  const preset = ['product-hero', 'diagonal', 'bold-type'];
  const posters = ['framed-poster', 'magazine-cover', 'gallery-label'];
  const resized = ['meta-stories', 'google-leaderboard', 'meta-feed-square'];
  const presenters = [
    { avatar: 'person:ruth:plum-heart', background: 'kitchen-golden' },
    { avatar: 'person:rafael:sand-offering', background: 'desk-day' },
    { avatar: 'person:adaeze:teal-heart', background: 'garden-spring' },
  ];
  const spoken = ['Meet your new favorite mug', 'Two minutes, that is all', 'We made this for you'];
  const films = ['sticker-story', 'lookbook', 'kinetic-type'];
  return [
    {
      tool: 'video-ad',
      wanted: /\.jpg$/,
      inputs: samples.slice(5).map(({ product }, index) => ({ product, template: films[index], captions: null })),
    },
    {
      tool: 'image-ad',
      wanted: /^(?!product-cut-out|in-place)/,
      inputs: each(({ product }, index) => ({
        mode: 'wall',
        product,
        count: 1,
        style: styles[index],
        sizes: ['meta-feed-portrait'],
      })),
    },
    {
      tool: 'product-image',
      wanted: /^(?!.*difference).*\.(?:jpg|png|webp)$/,
      inputs: each(({ id }, index) => ({
        picture: `sample:${id}:cutout`,
        backdrops: [{ kind: 'place', place: photographed[index] }],
        formats: ['jpg'],
      })),
    },
    {
      tool: 'background-removal',
      wanted: /^(?!.*mask).*\.png$/,
      inputs: each(({ id }) => ({ pictures: [{ picture: `sample:${id}:scene` }] })),
    },
    {
      tool: 'image-ad-clone',
      wanted: /\.jpg$/,
      inputs: each(({ product }, index) => ({ mode: 'clone', reference: references[index], product })),
    },
    {
      tool: 'ppc-preview',
      wanted: /\.png$/,
      inputs: each(({ product: { title, brand, benefits } }) => ({
        business: brand,
        url: `${brand.toLowerCase()}.example`,
        headlines: [title, ...benefits].map((text) => ({ text: text.slice(0, 30) })),
        descriptions: benefits.slice(0, 2).map((text) => ({ text })),
      })),
    },
    {
      tool: 'image-resizer',
      wanted: /^(?!layer)/,
      inputs: each(({ id }, index) => ({ picture: `sample:${id}:scene`, placements: [resized[index]] })),
    },
    {
      tool: 'gif-banner',
      wanted: /\.gif$/,
      inputs: each(({ product }, index) => ({
        product,
        template: preset[index],
        placements: ['google-medium-rectangle'],
      })),
    },
    {
      tool: 'banner',
      wanted: /./,
      inputs: each(({ product }, index) => ({ product, template: preset[index], sizes: ['billboard'] })),
    },
    {
      tool: 'poster',
      wanted: /\.png$/,
      inputs: each(({ product }, index) => ({ product, template: posters[index], sizes: ['a3'] })),
    },
    {
      tool: 'display-ad',
      wanted: /./,
      inputs: each(({ product }, index) => ({
        product,
        template: preset[index],
        placements: ['google-half-page'],
        click_url: 'example.com',
      })),
    },
    { tool: 'id-photo', wanted: /\.jpg$/, inputs: faces.map((photo) => ({ photo, sheets: [] })) },
    {
      tool: 'talking-photo',
      wanted: /\.jpg$/,
      inputs: faces.map((photo, index) => ({
        photo,
        script: spoken[index],
        voice: 'still',
        ratio: '1:1',
        consent: true,
      })),
    },
    {
      tool: 'avatar-video',
      wanted: /\.jpg$/,
      inputs: presenters.map(({ avatar, background }, index) => ({
        avatar,
        background: { kind: 'place', id: background },
        script: spoken[index],
        voice: 'still',
        ratio: '1:1',
      })),
    },
    {
      tool: 'product-to-video',
      // The cover of a clip stands for it.
      wanted: /\.jpg$/,
      inputs: each(({ id }, index) => ({
        pictures: [`sample:${id}:cutout`],
        place: clips[index],
        moves: ['parallax'],
        seconds: 5,
        ratios: ['1:1'],
      })),
    },
  ];
}
