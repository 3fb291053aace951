import type { Presenters } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import type { Frames } from '../node-host.ts';
import { createClipFrames } from '../video/clip-frames.ts';

/** Where clips lie and what decodes them. */
export type ClipFolder = {
  readonly files: ReadonlyMap<string, string>;
  readonly ffmpeg: string;
  /** Those that are drawn instead. */
  readonly presenters?: Presenters | undefined;
};

/** The frames that clips show at some moments of a creative. */
export type ClipStills = {
  readonly frames: Frames;
  /** A creative that shows clips is drawn at whole frames, since between two there is nothing to see. */
  moment(t: number): number;
};

export function hasClips({ scenes, overlay }: DisplayList): boolean {
  return [...scenes.flatMap((scene) => scene.nodes), ...overlay].some(({ paint }) => paint.kind === 'frame');
}

/** Fetches what is seen at the given times; each clip is opened once, where the times follow each other closely. */
export async function clipStills(
  creative: Pick<Creative, 'assets'>,
  list: DisplayList,
  times: readonly number[],
  { files, ffmpeg, presenters }: ClipFolder,
  signal?: AbortSignal,
): Promise<ClipStills> {
  const last = Math.max(0, Math.round(list.duration * list.fps) - 1);
  const frameAt = (t: number): number => Math.min(last, Math.round(t * list.fps));
  const kept = new Map<string, ReturnType<Frames>>();
  const key = (asset: string, seconds: number): string => `${asset} ${seconds.toFixed(4)}`;
  const clips = createClipFrames({
    creative,
    list,
    clips: files,
    presenters,
    ffmpeg,
    ...(signal ? { signal } : {}),
  });
  try {
    for (const frame of [...new Set(times.map(frameAt))].toSorted((a, b) => a - b)) {
      for (const { nodes, start } of [...list.scenes, { nodes: list.overlay, start: 0 }]) {
        await clips.fetch(nodes, start, frame);
        for (const { paint, start: begin } of nodes) {
          if (paint.kind !== 'frame') continue;
          const seconds = paint.from + (frame / list.fps - start - begin) * paint.speed;
          const picture = clips.frames(paint.asset, seconds);
          if (picture) kept.set(key(paint.asset, seconds), picture);
        }
      }
    }
  } finally {
    clips.close();
  }
  return { frames: (asset, seconds) => kept.get(key(asset, seconds)), moment: (t) => frameAt(t) / list.fps };
}
