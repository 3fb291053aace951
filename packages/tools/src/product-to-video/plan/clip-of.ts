import type { ClipRatio, ProductMove, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import {
  type AssetRef,
  type AudioClip,
  type Creative,
  creativeVersion,
  type Scene,
} from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { durationOf, sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { lookOf } from '../../kit/form/plan/on-brand.ts';
import { musicClips } from '../../kit/music/plan/music-clips.ts';
import { isRtl } from './direction.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import type { ViewShape } from './set.ts';
import { light } from './shots/light.ts';
import { macro } from './shots/macro.ts';
import { orbit } from './shots/orbit.ts';
import { parallax } from './shots/parallax.ts';
import { price } from './shots/price.ts';
import type { Shot, ShotInput } from './shots/shot.ts';
import { unboxing } from './shots/unboxing.ts';

const shots: Record<ProductMove, (input: ShotInput) => Shot> = { parallax, orbit, light, macro, unboxing, price };

/** What stands behind a plate's name; `ratio` because each frame has plates of its own. */
export type PlateSource = (name: string) => string;

type Planned = { readonly shot: Shot; readonly scene: Scene };

/** Pure: the preview in the browser and the job make the very same clip. */
export function clipOf(
  order: ProductVideoInput,
  ratio: ClipRatio,
  sides: readonly ViewShape[],
  sourceOf: PlateSource,
): Creative {
  const frame = frameOfRatio(ratio);
  // A place has one light, whichever side of the product is seen.
  const views = sides.map((side) => ({ ...side, light: sides[0]?.light ?? side.light }));
  const locale = languageOf(order.language) ?? defaultLocale;
  const brand = lookOf(order.brand, { name: order.title, colors: order.color ? [order.color] : [] });
  const planned = planShots(order, (move, id, view, seconds) =>
    shots[move]({ id, order, frame, brand, views, view: view % views.length, seconds, rtl: isRtl(order.language) }),
  );
  const scenes = planned.map(({ scene }) => scene);
  const clip: Creative = {
    version: creativeVersion,
    kind: 'video',
    width: frame.width,
    height: frame.height,
    fps: 30,
    language: localeOf(locale).tag,
    // Places are painted left to right whatever the language; words follow their own script.
    direction: 'ltr',
    safe: { ...frame.safe },
    brand,
    assets: platesIn(scenes, sourceOf),
    scenes,
    overlay: [],
    audio: [],
    meta: { title: order.title, poster: posterAt(planned) },
  };
  return withSound(clip, order, planned);
}

/** Shots share the seconds alike; what two of them share while one takes over belongs to both. */
function planShots(
  { moves, seconds }: ProductVideoInput,
  make: (move: ProductMove, id: string, view: number, seconds: number) => Shot,
): Planned[] {
  const each = seconds / moves.length;
  return moves.map((move, index) => {
    const id = `shot-${index}`;
    const overlap = index === 0 ? 0 : (make(move, id, index, each).transition.duration ?? 0);
    const duration = each + overlap;
    const shot = make(move, id, index, duration);
    return {
      shot,
      scene: {
        id,
        duration,
        background: solid('#e7e5e1'),
        layers: [...shot.layers],
        ...(index > 0 && { transition: shot.transition }),
      },
    };
  });
}

/** Once the first shot stands: where a parcel opens the clip, once the product is out of it. */
function posterAt([first]: readonly Planned[]): number {
  return (first?.scene.duration ?? 1) * 0.8;
}

function platesIn(scenes: readonly Scene[], sourceOf: PlateSource): Record<string, AssetRef> {
  const assets: Record<string, AssetRef> = {};
  const look = (layer: Layer): void => {
    if (layer.kind === 'group') for (const child of layer.children) look(child);
    if (layer.kind !== 'image') return;
    const cutout = layer.fit === 'contain';
    assets[layer.asset] = { kind: 'image', src: sourceOf(layer.asset), cutout };
  };
  for (const { layers } of scenes) for (const layer of layers) look(layer);
  return assets;
}

/** Music to the end, a breath of air at each change of shots, and what shots sound like themselves. */
function withSound(clip: Creative, { music }: ProductVideoInput, planned: readonly Planned[]): Creative {
  if (music === null) return clip;
  const times = sceneTimes(clip);
  const cuts = times
    .slice(1)
    .map(({ start, overlap }) => ({ at: start + overlap / 2 - 0.35, name: 'whoosh', gain: -18 }));
  const own = planned.flatMap(({ shot }, index) =>
    (shot.sounds ?? []).map(({ at, name, gain }) => ({
      at: (times[index]?.start ?? 0) + at,
      name: name as string,
      gain,
    })),
  );
  const effects = [...cuts, ...own].map(({ at, name, gain }, index): AudioClip => ({
    id: `effect-${index}`,
    role: 'effect',
    asset: name,
    start: Math.max(0, at),
    gain,
  }));
  const names = [...new Set(effects.map(({ asset }) => asset))];
  return {
    ...clip,
    audio: [...musicClips(music, durationOf(clip)), ...effects],
    assets: {
      ...clip.assets,
      music: { kind: 'audio', src: `music:${music}` },
      ...Object.fromEntries(names.map((name) => [name, { kind: 'audio' as const, src: `effect:${name}` }])),
    },
  };
}
