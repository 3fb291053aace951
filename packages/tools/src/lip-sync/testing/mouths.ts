import type { Media } from '@adwright/domain/engines/media.ts';
import type { Pictures } from '@adwright/domain/engines/pictures.ts';
import { gapOf } from '@adwright/presenter/clip/follow-head.ts';
import { openingOf } from '@adwright/presenter/speaking/move-mouth.ts';
import { type Performance, perform } from '@adwright/presenter/speaking/perform.ts';
import { syllables } from '@adwright/presenter/testing/syllables.ts';

/** How far a mouth should be open in each frame while it says this, with the pauses that films have about it. */
export function wantedMouths(said: string, fps: number): number[] {
  return mouthsOf(perform(syllables(said, { before: 0.3, after: 0.6 }), { fps, seed: 1 }));
}

export function mouthsOf({ frames }: Performance): number[] {
  return frames.map(openingOf);
}

const side = 256;

/** How far the mouth is open in each frame of a film, as it is seen. */
export async function seenMouths(
  file: string,
  size: { readonly width: number; readonly height: number },
  { media, pictures }: { readonly media: Media; readonly pictures: Pictures },
): Promise<number[]> {
  const frames: Uint8Array[] = [];
  const crop = { x: 0, y: 0, width: size.width, height: size.height };
  await media.eachFrame({ file, crop, side }, (frame) => void frames.push(frame));
  const data = new Uint8Array(Buffer.concat(frames));
  const found = await pictures.trackFace({ side, count: frames.length, data, near: { x: side / 2, y: side * 0.55 } });
  return found.map((mesh) => (mesh ? gapOf(mesh) : 0));
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  const mean = (list: readonly number[]): number => list.slice(0, n).reduce((sum, one) => sum + one, 0) / n;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [(a[i] ?? 0) - ma, (b[i] ?? 0) - mb];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}
