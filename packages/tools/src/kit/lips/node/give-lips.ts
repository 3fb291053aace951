import type { ClipRepeat } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Performance } from '@adwright/presenter/speaking/perform.ts';
import type { ToolContext } from '../../../tool.ts';
import type { FilmSize } from '../plan/film-size.ts';
import { frameOrder } from '../plan/frame-order.ts';
import { scaledBox } from '../plan/track-square.ts';
import type { SeenClip } from './look-at-clip.ts';
import { trackClip } from './track-clip.ts';

type Parts = {
  readonly path: string;
  readonly clip: SeenClip;
  readonly size: FilmSize;
  readonly acted: Performance;
  readonly repeat: ClipRepeat;
  /** Shares of the work, each from 0 to 1. */
  readonly onTracked: (share: number) => void;
  readonly onDrawn: (share: number) => void;
};

/** A film with the new mouth, without its sound. */
export async function giveLips(parts: Parts, context: ToolContext) {
  const { path, clip, size, acted, repeat } = parts;
  const { signal, media, rendering } = context;
  const scale = size.width / clip.video.width;
  const wanted = acted.frames.length;
  const film = await media.steady(
    { file: path, into: await context.temporaryFile('steady.mp4'), seconds: wanted / size.fps, ...size },
    { signal },
  );
  const way: Box[] = clip.way.map((box) => scaledBox(box, scale));
  const count = Math.min(wanted, clip.seconds * size.fps);
  const track = await trackClip({ path: film.path, ...size }, way, context, (done) =>
    parts.onTracked(Math.min(1, done / count)),
  );
  const into = await context.temporaryFile('lips.mp4');
  const { sharpness } = await rendering.renderLips(
    { film: film.path, ...size, track, order: frameOrder(track.length, wanted, repeat), mouths: acted.frames, into },
    { signal, progress: parts.onDrawn },
  );
  return { into, sharpness: Math.round(sharpness * 1000) / 1000, face: way[0] ?? { x: 0, y: 0, width: 0, height: 0 } };
}
