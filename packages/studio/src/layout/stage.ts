import type { AssetRef } from '../creative/creative.ts';
import type { Layer, Slot } from '../creative/layer.ts';
import type { DisplayNode, Rect, Track } from './display-list.ts';
import type { Attempt } from './measure.ts';
import type { Typesetter } from './typesetting.ts';

export type Align = 'start' | 'center' | 'end';

/** What is the same for all layers of a scene. */
export type Stage = {
  readonly type: Typesetter;
  readonly assets: Readonly<Record<string, AssetRef>>;
  readonly width: number;
  readonly height: number;
  readonly direction: 'ltr' | 'rtl';
  readonly moving: boolean;
  readonly nodes: DisplayNode[];
  readonly dropped: { id: string; slot?: Slot }[];
};

/** What a layer gets from the groups around it. */
export type Surroundings = {
  readonly start: number;
  readonly end: number;
  readonly opacity: number;
  readonly tracks: readonly Track[];
  readonly align: Align;
  readonly attempt: Attempt;
};

/** Layout works from left to right; a right-to-left creative is turned over here, at the very end. */
export function mirrored(rect: Rect, stage: Stage): Rect {
  return stage.direction === 'rtl' ? { ...rect, x: stage.width - rect.x - rect.width } : rect;
}

export function turnOf(degrees: number | undefined, place: Rect, stage: Stage): Track[] {
  if (!degrees) return [];
  const turned = stage.direction === 'rtl' ? -degrees : degrees;
  const origin = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  return [{ prop: 'rotate', from: turned, to: turned, start: 0, end: 0, ease: 'linear', phase: 'life', origin }];
}

/** Where a layer was put by hand: after its own turn and motion, before what moves the groups around it. */
export function placedTracks(layer: Pick<Layer, 'shift' | 'scale'>, place: Rect, stage: Stage): Track[] {
  const still = { start: 0, end: 0, ease: 'linear', phase: 'life' } as const;
  const { shift, scale } = layer;
  const tracks: Track[] = [];
  if (scale !== undefined && scale !== 1) {
    const origin = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    tracks.push({ ...still, prop: 'scale', from: scale, to: scale, origin });
  }
  const x = (shift?.x ?? 0) * stage.width * (stage.direction === 'rtl' ? -1 : 1);
  const y = (shift?.y ?? 0) * stage.height;
  if (x !== 0) tracks.push({ ...still, prop: 'x', from: x, to: x });
  if (y !== 0) tracks.push({ ...still, prop: 'y', from: y, to: y });
  return tracks;
}
