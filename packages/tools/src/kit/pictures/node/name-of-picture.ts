import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { titleOfFile } from '@adwright/domain/projects/title-of-work.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import type { ToolContext } from '../../../tool.ts';

/** What My work calls something that is known by its picture alone: a sample by its product, a file by its name. */
export async function nameOfPicture({ readAsset }: Pick<ToolContext, 'readAsset'>, ref: PictureRef): Promise<string> {
  if (!ref.startsWith('sample:')) return titleOfFile((await readAsset(ref)).name);
  const [, id] = ref.split(':');
  return sampleProducts.find((sample) => sample.id === id)?.title ?? '';
}
