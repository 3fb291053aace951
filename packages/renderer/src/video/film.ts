import { blendOf, momentAt, type Blend } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import type { Compositor } from './compositor.ts';
import { createRasteriser } from './rasteriser.ts';
import { composeNodes, type NodeComposer } from './node-composer.ts';
import { composeScene } from './scene-composer.ts';
import { scenesOf, type Segment } from './segment.ts';

/** Composes a video's frames, segment after segment; what scenes were drawn from stays until they are over. */
export type Film = {
  /** The pictures of the segment's scenes have to be there by now. */
  begin(segment: Segment): void;
  /** Composes a frame of the segment and returns its address; the `framesAhead` before it stay as they are. */
  compose(frameNumber: number): number;
};

/** How many frames may still be on their way to the encoder while the next one is composed. */
export const framesAhead = 1;

const even = (value: number): number => 2 * Math.round(value / 2);

export function createFilm(list: DisplayList, compositor: Compositor, host: DrawHost): Film {
  const workshop = { compositor, host, rasterise: createRasteriser() };
  const room = compositor.room();
  const frames = Array.from({ length: framesAhead + 1 }, () => compositor.takeFrame(room));
  let shown = 0;
  const overlay = composeNodes(list.overlay, workshop);
  const scenes = new Map<number, NodeComposer>();
  const blender = createBlender(compositor);
  let fresh = true;

  const sceneAt = (index: number): NodeComposer | undefined => scenes.get(index);

  return {
    begin(segment) {
      const needed = scenesOf(segment);
      for (const [index, composer] of scenes) {
        if (needed.includes(index)) continue;
        composer.release();
        scenes.delete(index);
      }
      for (const index of needed) {
        const scene = list.scenes[index];
        if (scene && !scenes.has(index)) scenes.set(index, composeScene(scene, workshop));
      }
      fresh = true;
    },
    compose(frameNumber) {
      const t = frameNumber / list.fps;
      const moment = momentAt(list, t);
      const index = list.scenes.indexOf(moment.scene);
      const current = sceneAt(index);
      if (!current) throw new Error(`scene ${index} has not begun`);
      const before = moment.before ? sceneAt(index - 1) : undefined;
      const moved = [
        current.moveTo(t - moment.scene.start),
        moment.before && before ? before.moveTo(t - moment.before.start) : false,
        overlay.moveTo(t),
      ].includes(true);
      // A frame equal to the last is not composed again; in a transition no two are equal.
      if (!moved && !before && !fresh) return frames[shown] as number;
      fresh = false;
      shown = (shown + 1) % frames.length;
      const frame = frames[shown] as number;
      if (before) blender(frame, before, current, blendOf(list, moment));
      else current.draw(frame);
      overlay.draw(frame);
      compositor.finish();
      return frame;
    },
  };
}

type Blender = (frame: number, before: NodeComposer, current: NodeComposer, blend: Blend) => void;

/** Puts two finished scenes together. */
function createBlender(compositor: Compositor): Blender {
  const room = compositor.room();
  const { width, height } = compositor;
  let other: number | undefined;
  let third: number | undefined;

  function push(frame: number, from: number, blend: Blend): void {
    third ??= compositor.takeFrame(room);
    compositor.copyFrame(third, frame);
    for (const [source, dx, dy] of [
      [third, even(blend.beforeX), even(blend.beforeY)],
      [from, even(blend.x), even(blend.y)],
    ] as const) {
      const w = width - Math.abs(dx);
      const h = height - Math.abs(dy);
      const to = { x: Math.max(0, dx), y: Math.max(0, dy) };
      if (w > 0 && h > 0) compositor.copyRect(frame, to.x, to.y, source, Math.max(0, -dx), Math.max(0, -dy), w, h);
    }
  }

  return (frame, before, current, blend) => {
    other ??= compositor.takeFrame(room);
    current.draw(other);
    before.draw(frame);
    if (blend.clip) {
      const x = even(blend.clip.x);
      const y = even(blend.clip.y);
      const w = even(Math.min(width - x, blend.clip.width));
      const h = even(Math.min(height - y, blend.clip.height));
      compositor.copyRect(frame, x, y, other, x, y, w, h);
    } else if (blend.x !== 0 || blend.y !== 0 || blend.beforeX !== 0 || blend.beforeY !== 0) {
      push(frame, other, blend);
    } else {
      if (blend.beforeScale !== 1) {
        third ??= compositor.takeFrame(room);
        compositor.zoomFrame(third, frame, blend.beforeScale);
        compositor.copyFrame(frame, third);
      }
      compositor.mix(frame, other, blend.opacity);
    }
  };
}
