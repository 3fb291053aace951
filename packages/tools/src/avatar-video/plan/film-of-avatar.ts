import type { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import type { CaptionLook } from '@adwright/studio/film/caption-layer.ts';
import type { Standing } from '../../kit/avatar/plan/frame-person.ts';
import { captionLooks } from '../../kit/film/plan/caption-looks.ts';
import { type Frame, frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { lookOf } from '../../kit/form/plan/on-brand.ts';
import { type FilmParts, filmOf } from '../../kit/talking/plan/film.ts';
import { productFront } from './product-front.ts';
import { layoutOf } from './product-layout.ts';

type Size = { readonly width: number; readonly height: number };

function isRtl(language: string): boolean {
  return localeOf(languageOf(language) ?? defaultLocale).dir === 'rtl';
}

/** Where the presenter stands: in the middle, or so that a product has room. */
export function standingOf({ product, ratio, language }: AvatarVideoInput): Standing | undefined {
  return product === null ? undefined : layoutOf(frameOfRatio(ratio), isRtl(language)).standing;
}

/** The speaking presenter with the product in front, captions and sound. `size` is that of the product's cut-out. */
export function filmOfAvatar(input: AvatarVideoInput, parts: Omit<FilmParts, 'front'>, size: Size | null) {
  const film = { ...input, captions: lookNamed(input.captions) };
  return filmOf(film, { ...parts, front: size === null ? undefined : frontOf(input, parts.frame, size) });
}

function frontOf({ product, language, brand: rules }: AvatarVideoInput, frame: Frame, size: Size) {
  if (product === null) return undefined;
  const rtl = isRtl(language);
  const layout = layoutOf(frame, rtl);
  const brand = lookOf(rules, { name: '', colors: [] });
  const words = { ...product, cta: product.cta || (rules?.cta ?? '') };
  return { ...productFront(words, size, layout, { frame, brand }), captions: layout.captions };
}

function lookNamed(name: string | null): CaptionLook | null {
  return captionLooks.find((look) => look === name) ?? null;
}
