/** A scene of people's own footage: the clip, or a photograph, from edge to edge, what it says in words above a shade at its foot. */
import type { AssetRef, Creative, Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { boxOf, rectBlock } from '../templates/kit/blocks.ts';
import { frameOf, scaleFor } from '../templates/kit/frame.ts';
import { flow } from '../templates/kit/paints.ts';

/** A part of a clip: where in it it begins, and what of its picture must be seen in every format. */
export type ClipShot = {
  /** The name of its asset in the creative. */
  readonly id: string;
  readonly asset: AssetRef;
  readonly from: number;
  readonly focus: { readonly x: number; readonly y: number };
};

type Place = Pick<Creative, 'width' | 'height' | 'safe' | 'direction'>;

function wordsOver(place: Place, text: string): Layer[] {
  if (text.trim() === '') return [];
  const { width, height, direction } = place;
  const { full, area, floor } = frameOf({ placement: place, brief: { direction } });
  const region = { ...area, y: area.y + area.height * 0.5, height: area.height * 0.5 };
  const size = scaleFor(region, floor).headline;
  const lowest = (region.y + region.height) / height;
  const shade = flow(180, [0.35, '#00000000'], [Math.max(0.45, lowest - 0.1), '#00000099'], [1, '#00000066']);
  return [
    rectBlock('clip-shade', full, shade, { slot: 'decor' }),
    {
      kind: 'text',
      id: 'clip-words',
      slot: 'headline',
      text,
      box: boxOf(region),
      style: {
        font: 'heading',
        weight: 800,
        size,
        minSize: Math.max(floor, size * 0.45),
        color: '#ffffff',
        lineHeight: 1.08,
        align: 'start',
        valign: 'bottom',
        maxLines: 4,
        balance: true,
        shadow: { color: '#00000080', blur: width * 0.015 },
      },
      motion: [{ phase: 'in', effect: 'rise', by: 'line', stagger: 0.08, duration: 0.45 }],
    },
  ];
}

/** A photograph does not move by itself: the camera comes nearer. */
export function clipLayer(
  { id, asset, from, focus }: ClipShot,
  { width, height }: Pick<Place, 'width' | 'height'>,
): Layer {
  const shown = { id: 'clip', slot: 'photo', asset: id, fit: 'cover', focus } as const;
  const box = boxOf({ x: 0, y: 0, width, height });
  if (asset.kind === 'image')
    return { kind: 'image', ...shown, box, motion: [{ phase: 'life', effect: 'ken-burns', from: 1, to: 1.12 }] };
  return { kind: 'video', ...shown, box, from };
}

export function clipScene(
  place: Place,
  clip: ClipShot,
  { id, text, seconds }: { id: string; text: string; seconds: number },
): Scene {
  return {
    id,
    duration: seconds,
    transition: { kind: 'cut' },
    background: { kind: 'solid', color: '#000000' },
    layers: [clipLayer(clip, place), ...wordsOver(place, text)],
  };
}
