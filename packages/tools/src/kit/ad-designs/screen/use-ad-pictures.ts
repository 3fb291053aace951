import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { type AdPictures, keptSide, mostPictures } from '../plan/ad-pictures.ts';
import { chooseAdPictures, type Choosing } from '../plan/choose-ad-pictures.ts';
import { browserDesk } from './browser-pictures.ts';

type Pictured = Pick<AdProductInput, 'pictures' | 'logo'>;

const none: readonly Place[] = [];

type Options = Choosing & {
  readonly longestSide?: number;
  readonly moves?: boolean;
  readonly lit?: boolean;
};

const nothing: Pictured = { pictures: [], logo: null };

/**
 * The product's pictures as the job will see them: the same shapes and choices. Null while nothing is known of them.
 * Cutting a product out takes the server a moment; until then it is shown as the photograph it is.
 */
export function useAdPictures(product: Pictured | null, options: Options = {}): AdPictures | null {
  const { longestSide = keptSide.screen, cuts = 'any', places = none, chosen = false } = options;
  const { moves = false, lit = false } = options;
  const host = useToolHost();
  const { pictures, logo } = product ?? nothing;
  const key = JSON.stringify({ pictures: pictures.slice(0, mostPictures), logo });
  const [known, setKnown] = useState<{ key: string; pictures: AdPictures } | null>(null);
  useEffect(() => {
    let gone = false;
    const pictured = JSON.parse(key) as Pictured;
    const desk = browserDesk(host, longestSide, { moves, lit });
    const read = async (): Promise<void> => {
      const uncut = await chooseAdPictures({ ...desk, cutOut: undefined }, pictured);
      if (!gone) setKnown({ key, pictures: uncut });
      const isCut = uncut.images[0]?.asset.cutout === true;
      if (gone || uncut.images.length === 0 || (isCut && places.length === 0)) return;
      const whole = await chooseAdPictures(desk, pictured, { places, chosen, cuts });
      if (!gone) setKnown({ key, pictures: whole });
    };
    // What fails here leaves the preview as it is; the job says what is wrong with a file.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, key, longestSide, cuts, places, chosen, moves, lit]);
  return known?.key === key ? known.pictures : null;
}
