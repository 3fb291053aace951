import type { Scheme } from '../../../brand/scheme.ts';
import type { Scene } from '../../../creative/creative.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Motion, Transition } from '../../../creative/motion.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, free, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import type { PhotoWall } from '../photo-wall.ts';
import { tallShare, wordsAndPicture } from '../regions.ts';
import type { SetBuilder } from '../sets/set.ts';
import { type CameraName, cameras } from './cameras.ts';
import { type TypeLook, type TypeLookName, typeLooks } from './type-looks.ts';

export type StagedShot = {
  readonly id: string;
  readonly text: string;
  readonly slot: 'headline' | 'bullet';
  readonly scheme: Scheme;
  readonly set: SetBuilder;
  readonly type: TypeLookName;
  readonly camera?: CameraName;
  /** How the product comes. */
  readonly enter?: Motion[];
  readonly duration: number;
  readonly transition?: Transition;
  /** Words on plates, where something passes behind them. */
  readonly plate?: boolean;
  /** Instead of plain words: what says them, in the room that words have. */
  readonly says?: (copy: Rect, beside: boolean) => readonly Layer[];
  /** Before the product, over the whole frame, where the camera sees it: a curtain, wrapping. */
  readonly over?: readonly Layer[];
  /** On the lens: it never moves. */
  readonly lens?: readonly Layer[];
  /** Of the room it could have. */
  readonly share?: number;
  /** The place without the product. */
  readonly empty?: boolean;
  /** Behind the product, on the set's wall. */
  readonly behind?: (stage: Rect) => readonly Layer[];
};

const steps: Motion[] = [{ phase: 'in', effect: 'rise', distance: 0.08, duration: 0.7, ease: 'out' }];

/** Where the product stands: in the middle of what words leave free, its foot a little above the frame's end. */
export function stageIn(kit: Kit, media: Rect, beside: boolean): Rect {
  const { full, shape } = kit.frame;
  const foot = full.height * (shape === 'tall' ? 0.9 : beside ? 0.85 : 0.88);
  const top = beside ? full.height * 0.12 : media.y + (full.height - media.y) * 0.03;
  const side = media.width * (beside ? 0.08 : 0.14);
  return { x: media.x + side, y: top, width: media.width - side * 2, height: Math.max(1, foot - top) };
}

/** Smaller, and off the floor by as much as it lost. */
function shrunk({ x, y, width, height }: Rect, share: number): Rect {
  const [w, h] = [width * share, height * share];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** Words on a set's wall, the product on its floor, and a camera that looks at both. */
export function stagedShot(kit: Kit, shot: StagedShot): Scene {
  const { id, scheme, duration, transition } = shot;
  const regions = wordsAndPicture(kit, { upright: 0.44, tall: tallShare(kit.frame), tower: 0.5 });
  const stage = stageIn(kit, regions.media, regions.beside);
  const place = {
    kit,
    id,
    scheme,
    foot: { x: stage.x + stage.width / 2, y: stage.y + stage.height },
    width: Math.min(stage.width, stage.height),
    ceiling: stage.y,
  };
  const built = kit.product ? shot.set(place) : { ground: shot.set(place).ground, back: [], front: [] };
  const product = shot.empty
    ? []
    : kit.productIn(shrunk(stage, shot.share ?? 1), {
        id: `${id}-product`,
        anchor: { x: 0.5, y: 1 },
        motion: shot.enter ?? steps,
      });
  const behind = kit.product ? (shot.behind?.(stage) ?? []) : [];
  const before = kit.product ? (shot.over ?? []) : [];
  const camera = free(`${id}-camera`, [...built.back, ...behind, ...product, ...(built.front ?? []), ...before], {
    box: kit.frame.full,
    motion: [...cameras[shot.camera ?? 'closer']],
  });
  const says = shot.says?.(regions.copy, regions.beside) ?? [wordsOf(kit, shot, regions.copy, regions.beside)];
  return kit.scene(id, built.ground, [camera, ...says, ...(shot.lens ?? [])], {
    duration,
    ...(transition ? { transition } : {}),
  });
}

/** Instead of a set: a photograph of the product where it lives, and what the film says on its wall. */
export function photographedShot(kit: Kit, wall: PhotoWall, shot: Omit<StagedShot, 'scheme' | 'set'>): Scene {
  const { id, duration, transition } = shot;
  const { scheme, copy, beside, layers } = wall;
  const says = shot.says?.(copy, beside) ?? [wordsOf(kit, { ...shot, scheme }, copy, beside, 'start')];
  return kit.scene(id, scheme.ground, [...layers, ...says, ...(shot.lens ?? [])], {
    duration,
    ...(transition ? { transition } : {}),
  });
}

type Worded = Pick<StagedShot, 'id' | 'text' | 'slot' | 'scheme' | 'type' | 'plate'>;

function wordsOf(kit: Kit, shot: Worded, copy: Rect, beside: boolean, from: 'start' | 'end' = 'end'): Layer {
  const { id, text, slot, scheme, plate = false } = shot;
  const { motion, times = 1, ...face }: TypeLook = typeLooks[shot.type];
  const type = kit.type(copy);
  const size = Math.max(kit.frame.floor, type.headline * times * (slot === 'headline' ? 1 : 0.84) * (plate ? 0.86 : 1));
  return column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'heading',
        lineHeight: plate ? 1.28 : 1.06,
        tracking: -0.01,
        ...face,
        ...(plate ? { lineHeight: 1.28, plate: { color: scheme.ground, padding: 0.3, radius: 0.18 } } : {}),
        size,
        minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.34)),
        color: scheme.text,
        balance: true,
        maxLines: 6,
        slot,
        motion: motion(0.12),
      }),
    ],
    { box: copy, gap: type.gap * 0.7, justify: beside ? 'center' : from },
  );
}
