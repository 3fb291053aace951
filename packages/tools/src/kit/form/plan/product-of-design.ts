import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { noProduct } from './ad-product.ts';

type SomeDesign = {
  readonly product?: {
    readonly name?: string;
    readonly images?: readonly { readonly asset?: { readonly src?: string } }[];
  };
};

/** What a finished design still knows of its product: its name and its pictures. */
export function productOfDesign(design: SomeDesign | undefined): AdProductInput {
  const { name = '', images = [] } = design?.product ?? {};
  const refs = images.map(({ asset }) => PictureRef.safeParse(asset?.src?.replace(/^asset:/, '')));
  return { ...noProduct, title: name, pictures: refs.flatMap(({ data }) => data ?? []) };
}
