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

/** The ad as the job would make it from these fields; null while there is no product, or nothing is known of it yet. */
export function useDesign(fields: PresetBrief, printed = false): AdDesign | null {
  const { product, words, brand } = fields;
  const [written, setWritten] = useState<AdBrief | null>(null);
  const [picture] = product.pictures;
  const kind = kindOfProduct(product);
  const places = useMemo(() => templatePlaces(fields.template, picture, kind), [fields.template, picture, kind]);
  const longestSide = printed ? keptSide.print : keptSide.screen;
  const pictures = useAdPictures(product, { longestSide, cuts: 'packshots', places });
  const named = product.title.trim() !== '';
  useEffect(() => {
    let gone = false;
    if (named) void writeWords(words, product, brand).then((brief) => !gone && setWritten(brief));
    return () => {
      gone = true;
    };
  }, [named, words, product, brand]);
  return useMemo(
    () => (named && written && pictures ? designOf(fields, written, pictures) : null),
    [named, written, pictures, fields],
  );
}
