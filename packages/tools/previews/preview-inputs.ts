import type { AdProductInput } from '@adwright/contract/ad-product.ts';
import type { ToolId } from '../src/registry.ts';

type PreviewSample = { readonly id: string; readonly product: AdProductInput };

type PreviewOrder = {
  readonly tool: ToolId;
  /** The name of the file that is shown. */
  readonly wanted: RegExp;
  readonly inputs: readonly unknown[];
};

/** What each tool is asked for its tile: three sample products, or three faces. */
export function previewInputs(samples: readonly PreviewSample[], faces: readonly string[]): PreviewOrder[] {
  const each = (make: (sample: PreviewSample, index: number) => unknown) => samples.map(make);
  const scenes = ['palm-shadow', 'night-studio', 'holiday-lights'];
  const references = ['sample:mug:scene', 'sample:watch:scene', 'sample:chair:scene'];
  return [
    {
      tool: 'image-ad',
      wanted: /\.(?:jpg|png|webp)$/,
      inputs: each(({ product }) => ({ mode: 'wall', product, count: 1, sizes: ['meta-feed-portrait'] })),
    },
    {
      tool: 'product-image',
      wanted: /^(?!.*difference).*\.(?:jpg|png|webp)$/,
      inputs: each(({ id }, index) => ({
        picture: `sample:${id}:cutout`,
        backdrops: [{ kind: 'scene', scene: scenes[index] }],
        formats: ['jpg'],
      })),
    },
    {
      tool: 'background-removal',
      wanted: /^(?!.*mask).*\.png$/,
      inputs: each(({ id }) => ({ pictures: [{ picture: `sample:${id}:scene` }] })),
    },
    { tool: 'id-photo', wanted: /\.jpg$/, inputs: faces.map((photo) => ({ photo, sheets: [] })) },
  ];
}
