import { blendOf, momentAt } from '@adwright/studio/draw/draw-frame.ts';
import type { DrawHost } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import type { Compositor } from './compositor.ts';
import { composeNodes, composeScene, type NodeComposer } from './scene-composer.ts';

/**
 * Frames [from, to) that are encoded together: a scene's transition, or the scene by itself. They are apart
 * so that an edit touches its own scene and the short transition into the next one, and no other scene.
 */
export type Segment = {
  readonly scene: number;
  readonly from: number;
  readonly to: number;
  readonly transition: boolean;
};

export function segmentsOf(list: DisplayList): Segment[] {
  const frames = Math.max(1, Math.round(list.duration * list.fps));
  const frameAt = (seconds: number): number => Math.min(frames, Math.ceil(seconds * list.fps - 1e-6));
  return list.scenes
    .flatMap((scene, index): Segment[] => {
      const from = index === 0 ? 0 : frameAt(scene.start);
      const alone = frameAt(scene.start + scene.overlap);
      const to = index + 1 < list.scenes.length ? frameAt(list.scenes[index + 1]?.start ?? 0) : frames;
      return [
        { scene: index, from, to: Math.min(alone, to), transition: true },
        { scene: index, from: Math.max(from, alone), to, transition: false },
      ];
    })
    .filter((segment) => segment.to > segment.from);
}

const even = (value: number): number => 2 * Math.round(value / 2);

/** Composes any frame of one segment into memory of the compositor and returns its address. */
export function composeSegment(
  list: DisplayList,
  segment: Segment,
  compositor: Compositor,
  host: DrawHost,
): (frameNumber: number) => number {
  const scene = list.scenes[segment.scene];
  if (!scene) throw new Error(`no scene ${segment.scene}`);
  const frame = compositor.takeFrame();
  const other = compositor.takeFrame();
  const current = composeScene(list, scene, compositor, host);
  const overlay = composeNodes(list.overlay, compositor, host);
  const previous = list.scenes[segment.scene - 1];
  let before: NodeComposer | undefined;
  let last = '';

  let third: number | undefined;

  function push(blend: ReturnType<typeof blendOf>): void {
    const { width, height } = compositor;
    third ??= compositor.takeFrame();
    compositor.copyFrame(third, frame);
    for (const [source, dx, dy] of [
      [third, even(blend.beforeX), even(blend.beforeY)],
      [other, even(blend.x), even(blend.y)],
    ] as const) {
      const w = width - Math.abs(dx);
      const h = height - Math.abs(dy);
      if (w > 0 && h > 0)
        compositor.copyRect(frame, Math.max(0, dx), Math.max(0, dy), source, Math.max(0, -dx), Math.max(0, -dy), w, h);
    }
  }

  const drawTransition = (t: number): void => {
    const moment = momentAt(list, t);
    if (!moment.before || !previous) {
      current.draw(frame, t - scene.start);
      return;
    }
    before ??= composeScene(list, previous, compositor, host);
    const blend = blendOf(list, moment);
    const { width, height } = compositor;
    current.draw(other, t - scene.start);
    // The scene before is drawn on the whole clock's time by its own start.
    before.draw(frame, t - previous.start);
    if (blend.clip) {
      const x = even(blend.clip.x);
      const y = even(blend.clip.y);
      compositor.copyRect(
        frame,
        x,
        y,
        other,
        x,
        y,
        even(Math.min(width - x, blend.clip.width)),
        even(Math.min(height - y, blend.clip.height)),
      );
    } else if (blend.x !== 0 || blend.y !== 0 || blend.beforeX !== 0 || blend.beforeY !== 0) {
      push(blend);
    } else {
      if (blend.beforeScale !== 1) {
        third ??= compositor.takeFrame();
        compositor.zoomFrame(third, frame, blend.beforeScale);
        compositor.copyFrame(frame, third);
      }
      compositor.mix(frame, other, blend.opacity);
    }
  };

  return (frameNumber) => {
    const t = frameNumber / list.fps;
    const moment = momentAt(list, t);
    const signature = moment.before ? '' : `${current.signature(t - scene.start)}#${overlay.signature(t)}`;
    if (signature !== '' && signature === last) return frame;
    last = signature;
    if (moment.before) drawTransition(t);
    else current.draw(frame, t - scene.start);
    overlay.draw(frame, t);
    return frame;
  };
}
