import type { DisplayList, DisplayNode } from '@adwright/studio/layout/display-list.ts';

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

/** The scenes seen during a segment. */
export function scenesOf(segment: Segment): number[] {
  return segment.transition && segment.scene > 0 ? [segment.scene - 1, segment.scene] : [segment.scene];
}

/** Everything drawn during a segment, the whole overlay's part of it included. */
export function nodesOf(list: DisplayList, segment: Segment): DisplayNode[] {
  const start = segment.from / list.fps;
  const end = segment.to / list.fps;
  const seen = list.overlay.filter((node) => node.end > start && node.start < end);
  return [...scenesOf(segment).flatMap((index) => list.scenes[index]?.nodes ?? []), ...seen];
}

/** The pictures and clips among nodes. */
export function assetsOf(nodes: readonly DisplayNode[]): Set<string> {
  return new Set(nodes.flatMap(({ paint }) => (paint.kind === 'image' || paint.kind === 'frame' ? [paint.asset] : [])));
}
