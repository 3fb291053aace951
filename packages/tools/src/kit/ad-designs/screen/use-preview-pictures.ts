import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { measurePicture } from './measure-picture.ts';
import type { AdPictures } from '../../../image-ad/plan/plan.ts';

const none: AdPictures = { images: [], photos: [], logo: undefined, colours: [] };
const looked = 4;

/** The product's pictures as far as they are known: the preview is drawn without them first. */
export function usePreviewPictures(product: AdProductInput | null): AdPictures {
  const host = useToolHost();
  const refs = (product?.pictures ?? []).slice(0, looked).join(' ');
  const logo = product?.logo ?? '';
  const [found, setFound] = useState<{ key: string; pictures: AdPictures }>({ key: '', pictures: none });
  const key = `${refs} ${logo}`;
  useEffect(() => {
    let gone = false;
    const all = refs === '' ? [] : refs.split(' ');
    void Promise.all([...all, ...(logo === '' ? [] : [logo])].map((ref) => measurePicture(host, ref))).then(
      (assets) => {
        if (gone) return;
        const named = assets
          .slice(0, all.length)
          .flatMap((asset, index) => (asset ? [{ id: `picture-${index + 1}`, asset }] : []));
        const cut = named.filter(({ asset }) => asset.cutout);
        const whole = named.filter(({ asset }) => !asset.cutout);
        const mark = logo === '' ? null : assets.at(-1);
        setFound({
          key,
          pictures: {
            images: cut.length > 0 ? cut : whole.slice(0, 1),
            photos: whole,
            logo: mark ? { id: 'logo', asset: mark } : undefined,
            colours: [],
          },
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [host, refs, logo, key]);
  return found.key === key ? found.pictures : none;
}
