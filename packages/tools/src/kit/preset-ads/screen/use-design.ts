import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import { useEffect, useMemo, useState } from 'react';
import { designOf } from '../plan/design-of.ts';
import type { PresetBrief } from '../plan/input.ts';
import { keptSide } from '../../ad-designs/plan/ad-pictures.ts';
import { useAdPictures } from '../../ad-designs/screen/use-ad-pictures.ts';
import { kindOfProduct } from '../../places/plan/product-kind.ts';
import { templatePlaces } from '../../places/plan/template-places.ts';
import { writeWords } from '../plan/write-words.ts';

type Shown = {
  /** Null while there is no product, or nothing is known of it yet. */
  readonly design: AdDesign | null;
  /** Nothing could be cut out of the product's picture for the place that was chosen. */
  readonly noCutout: boolean;
};

/** The ad as the job would make it from these fields. */
export function useDesign(fields: PresetBrief, printed = false): Shown {
  const { product, words, brand, template, place } = fields;
  const [written, setWritten] = useState<AdBrief | null>(null);
  const [picture] = product.pictures;
  const kind = kindOfProduct(product);
  const places = useMemo(() => templatePlaces(template, picture, kind, place), [template, picture, kind, place]);
  const longestSide = printed ? keptSide.print : keptSide.screen;
  const pictures = useAdPictures(product, { longestSide, cuts: 'packshots', places, chosen: place !== null });
  const named = product.title.trim() !== '';
  useEffect(() => {
    let gone = false;
    if (named) void writeWords(words, product, brand).then((brief) => !gone && setWritten(brief));
    return () => {
      gone = true;
    };
  }, [named, words, product, brand]);
  const design = useMemo(
    () => (named && written && pictures ? designOf(fields, written, pictures) : null),
    [named, written, pictures, fields],
  );
  return { design, noCutout: pictures?.notFound === true };
}
