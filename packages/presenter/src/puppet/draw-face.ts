import { onPaper } from '../ground/paper.ts';
import type { FacePose } from '../speaking/perform.ts';
import { fitLips } from './fit-lips.ts';
import { readLight } from './light.ts';
import { look } from './look.ts';
import { drawMouth } from './mouth-inside.ts';
import { movePoints } from './move-points.ts';
import { patchesOf } from './patches.ts';
import { buildPuppet } from './puppet.ts';
import { shutLids } from './shut-lids.ts';
import { openPlainStage, type OpenStage } from './stage.ts';
import { type Pixels, sample } from './warp.ts';

/** Draws one pose after the other into the same pixels, which are as large as the frame asked for. */
export type DrawFace = (pose: FacePose) => Pixels;

/**
 * Brings a photo to life. `photo` may be finer than the frame, so that a face that moves by part of a pixel stays as
 * sharp as it is; `mesh` is in its pixels. The same pixels come out in a browser and on a server.
 */
export function openFace(
  photo: Pixels,
  mesh: Float32Array,
  frame: { readonly width: number; readonly height: number },
  openStage: OpenStage = openPlainStage,
): DrawFace {
  const source = onPaper(photo);
  const scale = source.width / frame.width;
  const puppet = buildPuppet(
    fitLips(source, mesh).map((value) => value / scale),
    frame.width,
    frame.height,
  );
  const colors = readLight(source, puppet, scale);
  const stage = openStage({ photo: source }, shrink(source, frame, scale), scale);
  const meshes = [puppet];
  const moved = new Float32Array(puppet.points.length);
  const shuts = canShutEyes(puppet.points);
  return (pose) => {
    movePoints(puppet, pose, moved);
    stage.show(meshes, moved, patchesOf(pose, shuts));
    look(stage.into, puppet, moved, pose);
    if (shuts) shutLids(stage.into, puppet, moved, pose.blink);
    drawMouth(stage.into, puppet, moved, pose, colors);
    return stage.into;
  };
}

/** Eyes drawn larger than people have them are larger than the mesh knows: its lids would shut within them. */
export function canShutEyes(points: Float32Array): boolean {
  const apart = (a: number, b: number): number =>
    Math.hypot((points[a * 2] ?? 0) - (points[b * 2] ?? 0), (points[a * 2 + 1] ?? 0) - (points[b * 2 + 1] ?? 0));
  return apart(159, 145) / apart(33, 133) < 0.49 && apart(386, 374) / apart(362, 263) < 0.49;
}

/** What nothing moves, sampled as what moves is: the border between them must not show. */
function shrink(
  source: Pixels,
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sample(source, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5, data, (y * width + x) * 4);
  return { width, height, data };
}
