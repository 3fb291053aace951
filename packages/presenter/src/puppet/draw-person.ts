import { roundFace, swayBody, withBody } from './body.ts';
import { canShutEyes, type DrawFace } from './draw-face.ts';
import { fitLips } from './fit-lips.ts';
import { readLight } from './light.ts';
import { look } from './look.ts';
import { drawMouth } from './mouth-inside.ts';
import { movePoints } from './move-points.ts';
import { patchesOf } from './patches.ts';
import { buildPuppet } from './puppet.ts';
import { shutLids } from './shut-lids.ts';
import { openPlainStage, type OpenStage } from './stage.ts';
import type { Pixels } from './warp.ts';
import { readCutOut } from './warp-cut-out.ts';

/**
 * Brings somebody to life who was cut out, before a ground that stays still. `source` is as the frame or finer, with
 * nothing but the person in it; `ground` is as large as the frame. The same pixels come out in a browser and on a server.
 */
export function openPerson(
  source: Pixels,
  mesh: Float32Array,
  ground: Pixels,
  openStage: OpenStage = openPlainStage,
): DrawFace {
  const { width, height } = ground;
  const scale = source.width / width;
  const fitted = fitLips(source, mesh).map((value) => value / scale);
  const puppet = buildPuppet(fitted, width, height);
  const colors = readLight(source, puppet, scale);
  const { points, triangles, under } = withBody(puppet);
  const stage = openStage({ cutOut: readCutOut(source) }, ground, scale);
  const meshes = [
    { triangles: under, points },
    { triangles, points },
  ];
  const moved = Float32Array.from(points);
  const face = moved.subarray(0, puppet.points.length);
  const rim = points.subarray(puppet.points.length);
  const shuts = canShutEyes(puppet.points);
  return (pose) => {
    movePoints(puppet, pose, face);
    moved.set(rim, puppet.points.length);
    roundFace(moved, puppet.points.length / 2);
    swayBody(moved, pose, height);
    stage.show(meshes, moved, patchesOf(pose, shuts));
    look(stage.into, puppet, moved, pose);
    if (shuts) shutLids(stage.into, puppet, moved, pose.blink);
    drawMouth(stage.into, puppet, moved, pose, colors);
    return stage.into;
  };
}
