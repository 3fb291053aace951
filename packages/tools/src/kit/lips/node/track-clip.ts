import { AppError } from '@adwright/contract/errors.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { ToolContext } from '../../../tool.ts';
import { middleOf, squareAbout } from '../plan/track-square.ts';

type Film = { readonly path: string; readonly width: number; readonly height: number; readonly fps: number };
type Track = (Float32Array | null)[];

/** What the model sees of a frame, in pixels. */
const side = 384;
/** Frames that are handed over at a time: others wait no longer than these take. */
const batch = 8;
/** Seconds without a face that may be bridged, and the share of all frames. */
const most = { seconds: 0.5, share: 0.15 } as const;

/** Where a face is in each frame of a steady film. `way` is where it was seen before, in the film’s pixels. */
export async function trackClip(
  film: Film,
  way: readonly Box[],
  context: ToolContext,
  onTracked: (frames: number) => void,
): Promise<Track> {
  const crop = squareAbout(way, film);
  const scale = crop.width / side;
  const track: Track = [];
  const [first] = way;
  if (!first) throw new AppError('clip_face_missing');
  let near = { x: (middleOf(first).x - crop.x) / scale, y: (middleOf(first).y - crop.y) / scale };
  let waiting: Uint8Array[] = [];
  const look = async (): Promise<void> => {
    const data = new Uint8Array(Buffer.concat(waiting));
    const stack = { side, count: waiting.length, data, near };
    waiting = [];
    const found = await context.pictures.trackFace(stack, { signal: context.signal, person: context.userId });
    for (const mesh of found) {
      if (mesh) near = noseOf(mesh);
      track.push(mesh && inFilm(mesh, crop, scale));
    }
    onTracked(track.length);
  };
  await context.media.eachFrame(
    { file: film.path, crop, side },
    async (frame) => {
      waiting.push(frame);
      if (waiting.length === batch) await look();
    },
    { signal: context.signal },
  );
  if (waiting.length > 0) await look();
  if (isLost(track, film.fps)) throw new AppError('clip_face_lost');
  return track;
}

/** Faces are about as wide on both sides of it, and it is in the middle of their height. */
function noseOf(mesh: Float32Array): { x: number; y: number } {
  return { x: mesh[3] ?? 0, y: mesh[4] ?? 0 };
}

function inFilm(mesh: Float32Array, crop: Box, scale: number): Float32Array {
  return mesh.map((value, i) => value * scale + (i % 3 === 0 ? crop.x : i % 3 === 1 ? crop.y : 0));
}

function isLost(track: Track, fps: number): boolean {
  let [missing, inARow, longest] = [0, 0, 0];
  for (const mesh of track) {
    inARow = mesh ? 0 : inARow + 1;
    missing += mesh ? 0 : 1;
    longest = Math.max(longest, inARow);
  }
  return track.length === 0 || longest > most.seconds * fps || missing > most.share * track.length;
}
