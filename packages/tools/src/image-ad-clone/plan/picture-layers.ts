import type { CloneAnalysis, ClonePlate } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { isDark } from '@adwright/studio/brand/contrast.ts';
import { withAlpha } from '@adwright/studio/brand/oklch.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { overlapOf } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';
import type { CloneFrame, PlacedBox } from './clone-frame.ts';
import type { AdPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { aside, groundAt } from './clone-ground.ts';

/** Coloured areas; over a kept background only those that carry words, since it shows the others itself. */
export function panelLayer({ id, at, plate }: PlacedBox, frame: CloneFrame, kept: boolean): Layer[] {
  if (!plate || kept) return [];
  const fill = { kind: 'solid', color: plate.color } as const;
  if (plate.hull)
    return [
      { kind: 'shape', id, slot: 'decor', box: at, shape: hullPath(plate.hull, at, frame), fill, directional: true },
    ];
  const shape =
    plate.shape === 'ellipse'
      ? ({ kind: 'ellipse' } as const)
      : ({ kind: 'rect', radius: plate.radius * frame.scale } as const);
  return [{ kind: 'shape', id, slot: 'decor', box: at, shape, fill }];
}

/** Its corners at the box's own size, since paths keep their proportions. */
function hullPath(hull: NonNullable<ClonePlate['hull']>, { width, height }: Rect, { mirrored }: CloneFrame) {
  const corner = ({ x, y }: { x: number; y: number }): string =>
    `${((mirrored ? 1 - x : x) * width).toFixed(1)} ${(y * height).toFixed(1)}`;
  return {
    kind: 'path' as const,
    d: `M${hull.map(corner).join('L')}Z`,
    viewBox: [0, 0, width, height] as [number, number, number, number],
  };
}

type Ground = {
  readonly frame: CloneFrame;
  readonly placed: readonly PlacedBox[];
  readonly photo: AdImage | undefined;
  /** My own photograph needs its words to be readable; a kept background had them already. */
  readonly scrim: boolean;
};

export function photoGround({ frame, placed, photo, scrim }: Ground): Layer[] {
  if (!photo) return [];
  const box = { x: 0, y: 0, width: frame.width, height: frame.height };
  const image: Layer = { kind: 'image', id: 'ground-photo', slot: 'photo', asset: photo.id, fit: 'cover', box };
  const words = placed.filter(({ type, plate, role }) => type !== null && plate === null && role !== 'logo');
  const [first] = words.toSorted((a, b) => b.at.height - a.at.height);
  if (!scrim || !first?.type) return [image];
  return [
    image,
    scrimFor(
      first.type.color,
      words.map(({ at }) => at),
      box,
    ),
  ];
}

/** A wash from the edge the words are nearest to, dark behind light letters and light behind dark ones. */
function scrimFor(letters: Color, words: readonly Rect[], box: Rect): Layer {
  const color = isDark(letters) ? '#ffffff' : '#0a0a0c';
  const top = Math.min(...words.map(({ y }) => y)) / box.height;
  const bottom = Math.max(...words.map(({ y, height }) => y + height)) / box.height;
  const below = top + bottom > 1;
  const edge = below ? Math.max(0, top - 0.16) : Math.max(0, 1 - bottom - 0.16);
  const full = Math.min(1, edge + 0.16);
  return {
    kind: 'shape',
    id: 'ground-scrim',
    slot: 'decor',
    box,
    shape: { kind: 'rect' },
    fill: {
      kind: 'linear',
      angle: below ? 180 : 0,
      stops: [
        { at: edge, color: withAlpha(color, 0) },
        { at: full, color: withAlpha(color, 0.66) },
        { at: 1, color: withAlpha(color, 0.78) },
      ],
    },
  };
}

type Scene = {
  readonly analysis: CloneAnalysis;
  readonly frame: CloneFrame;
  readonly pictures: Pick<AdPictures, 'images' | 'photos'>;
};

/** The product where theirs stood; my photograph where theirs was, or else the product on a quiet panel. */
export function pictureLayer(box: PlacedBox, { analysis, frame, pictures }: Scene): Layer[] {
  const [image] = pictures.images;
  const [photo] = pictures.photos;
  const { id, at, role } = box;
  if (role === 'photo' && photo) return [{ kind: 'image', id, slot: 'photo', asset: photo.id, fit: 'cover', box: at }];
  if (role !== 'photo' && role !== 'product') return [];
  if (!image) return [];
  const isFirst = analysis.boxes.find((one) => one.role === role)?.id === box.id;
  if (role === 'product' && !isFirst) return [];
  const standing: Layer = {
    kind: 'image',
    id,
    slot: 'product',
    asset: image.id,
    fit: 'contain',
    anchor: { x: 0.5, y: 1 },
    box: at,
  };
  const words = analysis.boxes.filter(({ type }) => type !== null).map((one) => frame.place(one));
  if (role === 'product') return [{ ...standing, box: roomFor(image, at, frame, words) }];
  const inset = 0.08 * Math.min(at.width, at.height);
  const inner = { x: at.x + inset, y: at.y + inset, width: at.width - 2 * inset, height: at.height - 2 * inset };
  const ground = aside(groundAt(analysis, box));
  return [
    {
      kind: 'shape',
      id: `${id}-panel`,
      slot: 'decor',
      box: at,
      shape: { kind: 'rect' },
      fill: { kind: 'solid', color: ground },
    },
    { ...standing, anchor: { x: 0.5, y: 0.5 }, box: inner },
  ];
}

/**
 * A lying product in an upright place (or the other way) would shrink; it may grow to about the same area, as long as
 * it comes no nearer to any words.
 */
function roomFor({ asset }: AdImage, at: Rect, frame: CloneFrame, words: readonly Rect[]): Rect {
  if (!asset.width || !asset.height) return at;
  const ratio = asset.width / asset.height / (at.width / at.height);
  const grow = Math.min(1.7, Math.sqrt(Math.max(ratio, 1 / ratio)));
  const extra = ratio > 1 ? { x: at.width * (grow - 1), y: 0 } : { x: 0, y: at.height * (grow - 1) };
  const margin = 0.03 * frame.width;
  const left = Math.max(Math.min(at.x, margin), at.x - extra.x / 2);
  const right = Math.min(Math.max(at.x + at.width, frame.width - margin), at.x + at.width + extra.x / 2);
  const top = Math.max(Math.min(at.y, margin), at.y - extra.y / 2);
  const bottom = Math.min(Math.max(at.y + at.height, frame.height - margin), at.y + at.height + extra.y / 2);
  const grown = { x: left, y: top, width: right - left, height: bottom - top };
  const nearer = words.some((word) => overlapOf(word, grown) > overlapOf(word, at) + 1);
  return nearer ? at : grown;
}
