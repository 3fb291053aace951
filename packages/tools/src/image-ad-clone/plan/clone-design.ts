/** My product and my words in a reference's structure: a design of layers. Pure; the preview and the job build the same. */
import type { BrandFonts } from '@adwright/contract/brand-kit/brand-fonts.ts';
import type { CloneAnalysis, CloneBox } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { AdBrief, AdImage } from '@adwright/studio/template-input.ts';
import type { AdPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { faceFonts } from './face-fonts.ts';
import { cloneFrame, type PlacedBox } from './clone-frame.ts';
import { groundPaint } from './clone-ground.ts';
import { panelLayer, photoGround, pictureLayer } from './picture-layers.ts';
import type { SlotWords } from './slot-words.ts';
import { recolour } from './recolour.ts';
import { type TextScene, textLayer } from './text-layers.ts';

export type CloneOrder = {
  readonly analysis: CloneAnalysis;
  readonly words: SlotWords;
  readonly pictures: Omit<AdPictures, 'colours'>;
  readonly product: { readonly name: string; readonly brand: string; readonly colors: readonly Color[] };
  readonly colors: 'reference' | 'mine';
  /** The families of my brand, where it has some. */
  readonly fonts?: BrandFonts | null | undefined;
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' };
  /** The reference is read from the right. */
  readonly mirrored: boolean;
  /** The reference's own background without its words and products, where it was asked for. */
  readonly kept?: AdImage | undefined;
};

/** Whose ad it becomes; without colours of its own a product has those of its pictures. */
export function productOfClone({ title, brand, colors }: AdProductInput, pictures: AdPictures): CloneOrder['product'] {
  return { name: title, brand, colors: colors.length > 0 ? colors : pictures.colours };
}

export function cloneDesign(order: CloneOrder): AdDesign {
  const { pictures, language, product, kept } = order;
  const tint = order.colors === 'mine' ? recolour(order.analysis.palette, product.colors) : (color: Color) => color;
  const analysis = tinted(order.analysis, tint);
  const frame = cloneFrame(analysis, order.mirrored);
  const placed = analysis.boxes.map((box): PlacedBox => ({ ...box, at: frame.place(box) }));
  const fonts = faceFonts(analysis.boxes, order.fonts);
  // Where the reference's product has a place of its own, mine stands there, free of the words; a photograph of it could not.
  const hasPlace = analysis.boxes.some(({ role }) => role === 'product') && pictures.images.length > 0;
  const usesPhoto =
    kept === undefined && analysis.background.kind === 'photo' && pictures.photos.length > 0 && !hasPlace;
  const scene: TextScene = {
    analysis,
    frame,
    placed,
    fonts,
    overPhoto: usesPhoto || kept !== undefined,
    words: order.words,
  };
  const layers: Layer[] = [
    ...photoGround({ frame, placed, photo: kept ?? (usesPhoto ? pictures.photos[0] : undefined), scrim: usesPhoto }),
    ...placed.filter(({ role }) => role === 'panel').flatMap((box) => panelLayer(box, frame, kept !== undefined)),
    ...placed.flatMap((box) => (usesPhoto ? [] : pictureLayer(box, { analysis, frame, pictures }))),
    ...placed.flatMap((box) => (box.role === 'logo' && pictures.logo ? [] : textLayer(box, scene))),
    ...logoLayer(placed, pictures.logo),
  ];
  return {
    version: 1,
    base: {
      kind: 'layers',
      width: frame.width,
      height: frame.height,
      background: groundPaint(analysis.background, (color) => color),
      layers,
    },
    brief: briefOf(analysis.boxes, order.words, language),
    product: {
      name: product.name.slice(0, 300),
      images: [...pictures.images],
      ...(pictures.photos.length > 0 ? { photos: [...pictures.photos] } : {}),
    },
    brand: {
      ...brandFrom({ name: product.brand || product.name, colors: analysis.palette.map(({ color }) => color) }),
      fonts: fonts.families,
    },
    ...(pictures.logo ? { logos: [pictures.logo] } : {}),
    ...(kept ? { pictures: [kept] } : {}),
    patches: [],
  };
}

/** The first sign or name gives its place to mine; further ones stay empty. */
function logoLayer(placed: readonly PlacedBox[], logo: AdImage | undefined): Layer[] {
  const place = placed.find(({ role }) => role === 'logo');
  if (!place || !logo) return [];
  const { x, y, width, height } = place.at;
  const tall = Math.max(height * 1.4, width * 0.28);
  return [
    {
      kind: 'image',
      id: place.id,
      slot: 'logo',
      asset: logo.id,
      fit: 'contain',
      anchor: { x: place.type?.align === 'center' ? 0.5 : place.type?.align === 'end' ? 1 : 0, y: 0.5 },
      box: { x, y: y + height / 2 - tall / 2, width, height: tall },
    },
  ];
}

function tinted(analysis: CloneAnalysis, tint: (color: Color) => Color): CloneAnalysis {
  return {
    ...analysis,
    background: { ...analysis.background, colors: analysis.background.colors.map(tint) },
    palette: analysis.palette.map(({ color, share }) => ({ color: tint(color), share })),
    boxes: analysis.boxes.map((box) => ({
      ...box,
      type: box.type && { ...box.type, color: tint(box.type.color) },
      plate: box.plate && { ...box.plate, color: tint(box.plate.color) },
    })),
  };
}

function briefOf(boxes: readonly CloneBox[], words: SlotWords, { tag, dir }: CloneOrder['language']): AdBrief {
  const said = (role: CloneBox['role']): string | undefined => {
    const box = boxes.find((one) => one.role === role && words.has(one.id));
    return box && words.get(box.id);
  };
  const optional = { subline: said('subline'), cta: said('cta'), badge: said('badge'), price: said('price') };
  const given = Object.entries(optional).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { language: tag, direction: dir, headline: said('headline') ?? '', ...Object.fromEntries(given) };
}
