import type { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import type { CaptionLook } from '@adwright/studio/film/caption-layer.ts';
import type { Standing } from '../../kit/avatar/plan/frame-person.ts';
import { captionLooks } from '../../kit/film/plan/caption-looks.ts';
import { type Frame, frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { lookOf } from '../../kit/form/plan/on-brand.ts';
import { type FilmParts, filmOf } from '../../kit/talking/plan/film.ts';
import { isRightToLeft } from './is-right-to-left.ts';
import { productFront, type ProductPicture } from './product-front.ts';
import { layoutOf } from './product-layout.ts';
import { shownProduct } from './product-words.ts';

/** Where the presenter stands: in the middle, or so that a product has room. */
export function standingOf({ product, ratio, language }: AvatarVideoInput): Standing | undefined {
  return product === null ? undefined : layoutOf(frameOfRatio(ratio), isRightToLeft(language)).standing;
}

/** The speaking presenter with the product in front, captions and sound. */
export function filmOfAvatar(input: AvatarVideoInput, parts: Omit<FilmParts, 'front'>, shown: ProductPicture | null) {
  const film = { ...input, captions: lookNamed(input.captions) };
  return filmOf(film, { ...parts, front: shown === null ? undefined : inFront(input, parts.frame, shown) });
}

function inFront(input: AvatarVideoInput, frame: Frame, shown: ProductPicture) {
  const product = shownProduct(input);
  if (product === null) return undefined;
  const layout = layoutOf(frame, isRightToLeft(input.language));
  const brand = lookOf(input.brand, { name: '', colors: [] });
  return { ...productFront(product, shown, layout, { frame, brand }), captions: layout.captions };
}

function lookNamed(name: string | null): CaptionLook | null {
  return captionLooks.find((look) => look === name) ?? null;
}
