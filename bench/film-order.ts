/** The film that `bench:video` makes: fifteen seconds about a product with a photograph, spoken, in four formats. */
import { sampleProducts } from '@adwright/samples/products.ts';
import { VideoAdInput } from '@adwright/tools/video-ad/contract.ts';
import { ratios } from '@adwright/tools/kit/film/plan/ratios.ts';
import { firstScript } from '@adwright/tools/video-ad/plan/write-script.ts';

export const filmSeconds = 15;

export async function filmOrder(): Promise<VideoAdInput> {
  const { id, ...facts } = sampleProducts.find((one) => one.id === 'thermos') ?? sampleProducts[0];
  const product = VideoAdInput.shape.product.parse({
    ...facts,
    pictures: [`sample:${id}:cutout`, `sample:${id}:scene`],
  });
  const script = await firstScript(product, { locale: 'en', length: filmSeconds, seed: 4 });
  return VideoAdInput.parse({ product, script, voice: 'en-james', ratios });
}
