import { fitLips } from '../puppet/fit-lips.ts';
import { faceTriangles } from '../puppet/face-triangles.ts';
import { lips, meshPoints, outline } from '../puppet/face-points.ts';
import { type MouthColors, readLight, type Rgb } from '../puppet/light.ts';
import { drawMouth } from '../puppet/mouth-inside.ts';
import { movePoints } from '../puppet/move-points.ts';
import { buildPuppet, type Puppet, step } from '../puppet/puppet.ts';
import { reach } from '../puppet/reach.ts';
import { type Pixels, warp } from '../puppet/warp.ts';
import type { MouthPose } from '../speaking/mouth-shapes.ts';
import type { FacePose } from '../speaking/perform.ts';
import { type Head, headOf, type HeadPose, placeHead } from './head-pose.ts';
import { matchLight, type Places, type SkinLight, skinPoints } from './skin-light.ts';

/** One frame of a clip: its pixels, how the head stands in it, and how its face differs from the reference's. */
export type ClipFrame = { readonly pixels: Pixels; readonly pose: HeadPose; readonly way: Float32Array };

/** Draws one frame after the other with another mouth, into the same pixels. */
export type DrawLips = (frame: ClipFrame, mouth: MouthPose) => Pixels;

/** What else a face does, the clip does itself. */
const life = { blink: 0, gazeX: 0, gazeY: 0, brow: 0, yaw: 0, pitch: 0, roll: 0, breath: 0 } as const;
/** How far the reference's mouth reaches into the frame's skin, in units: beside the corners, above and below. */
const border = { beside: 0.2, above: 0.2, below: 0.26, solid: 0.55 } as const;

/**
 * Gives a face in a film other words. Each frame's own pixels are moved so that its jaw stands as the reference's does,
 * whatever was said there; over its mouth comes the reference's, shut and always the same, in the frame's own light;
 * and that one speaks. So nothing of what was said before is left, and nothing flickers.
 */
export function openLips(reference: Pixels, mesh: Float32Array): { readonly head: Head; readonly draw: DrawLips } {
  const fitted = fitLips(reference, mesh);
  const head = headOf(fitted);
  const puppet = buildPuppet(fitted, reference.width, reference.height);
  const places = placesOf(puppet);
  const settles = settleWeights(places);
  const skin = skinPoints(places);
  const mouthTriangles = trianglesWithin(puppet, places);
  const colors = readLight(reference, puppet, 1);
  const size = { width: reference.width, height: reference.height };
  const into: Pixels = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
  const over: Pixels = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
  const count = puppet.points.length;
  const [posed, seen, settled, moved] = [0, 1, 2, 3].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  let light: SkinLight | null = null;
  const half = mouthHalf(places);

  function draw({ pixels, pose, way }: ClipFrame, mouth: MouthPose): Pixels {
    placeHead(head, pose, posed);
    for (let i = 0; i < meshPoints * 2; i += 1) {
      seen[i] = (posed[i] ?? 0) + (way[i] ?? 0);
      settled[i] = (seen[i] ?? 0) - (settles[i >> 1] ?? 0) * (way[i] ?? 0);
    }
    addRings(seen, settled);
    const here = standIn(puppet, settled, pose);
    const face: FacePose = { ...life, ...mouth };
    movePoints(here, face, moved);
    into.data.set(pixels.data);
    warp(pixels, into, puppet.triangles, seen, moved, 1);
    light = matchLight(skin, places, { pixels: reference, puppet }, { pixels, points: seen, unit: here.unit }, light);
    warp(reference, over, mouthTriangles, puppet.points, moved, 1);
    layOver(into, over, { here, drop: reach.jaw * mouth.jaw * (1 - mouth.press), half, light });
    drawMouth(into, here, moved, face, lit(colors, light));
    return into;
  }
  return { head, draw };
}

/** The points from where the lips meet, in units: along the eyes and down the face. */
function placesOf({ points, mouth, right, down, unit }: Puppet): Places {
  const count = points.length / 2;
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const [dx, dy] = [(points[i * 2] ?? 0) - mouth[0], (points[i * 2 + 1] ?? 0) - mouth[1]];
    x[i] = (dx * right[0] + dy * right[1]) / unit;
    y[i] = (dx * down[0] + dy * down[1]) / unit;
  }
  return { x, y };
}

/** By point: how much it gives up what it did in the clip. All of it at the mouth and the chin, nothing at the eyes. */
function settleWeights({ x, y }: Places): Float32Array {
  return Float32Array.from(
    { length: meshPoints },
    (_, i) => step(-0.24, -0.06, y[i] ?? 0) * (1 - step(0.42, 0.78, Math.abs(x[i] ?? 0))),
  );
}

function mouthHalf({ x }: Places): number {
  return Math.max(0.12, ((x[lips.upperOuter[10]] ?? 0) - (x[lips.upperOuter[0]] ?? 0)) / 2);
}

/** Triangles of the reference that are painted over the frame: the mouth, with all that its border can touch. */
function trianglesWithin(puppet: Puppet, { x, y }: Places): Uint16Array {
  const isNear = (i: number): boolean => Math.abs(x[i] ?? 9) < 0.75 && (y[i] ?? 9) > -0.42 && (y[i] ?? 9) < 0.75;
  const list: number[] = [];
  // Those of the rings come last, and are the neck's.
  const last = puppet.triangles.length - outline.length * 2 * 6;
  for (let t = 0; t < last; t += 3) {
    const corners = [puppet.triangles[t] ?? 0, puppet.triangles[t + 1] ?? 0, puppet.triangles[t + 2] ?? 0];
    if (t >= faceTriangles.length || corners.every(isNear)) list.push(...corners);
  }
  return Uint16Array.from(list);
}

/** The rings about the face, as the puppet has them: the inner one goes a little with the jaw, the outer one never. */
function addRings(seen: Float32Array, settled: Float32Array): void {
  const at = (i: number, k: number): number => seen[i * 2 + k] ?? 0;
  for (const [ring, scale] of [1.5, 2.6].entries())
    for (const [i, point] of outline.entries()) {
      const to = meshPoints + ring * outline.length + i;
      for (let k = 0; k < 2; k += 1) {
        const centre = at(10, k) * 0.58 + at(152, k) * 0.42;
        seen[to * 2 + k] = centre + (at(point, k) - centre) * scale;
        const way = (settled[point * 2 + k] ?? 0) - at(point, k);
        settled[to * 2 + k] = (seen[to * 2 + k] ?? 0) + (ring === 0 ? way * 0.3 : 0);
      }
    }
}

/** The reference's puppet where the head is in this frame. */
function standIn(puppet: Puppet, points: Float32Array, pose: HeadPose): Puppet {
  const p = (i: number): number => pose[i] ?? 0;
  const along = [
    p(0) * puppet.right[0] + p(1) * puppet.right[1],
    p(4) * puppet.right[0] + p(5) * puppet.right[1],
  ] as const;
  const length = Math.max(1e-6, Math.hypot(along[0], along[1]));
  const right = [along[0] / length, along[1] / length] as const;
  const scale = Math.sqrt(Math.max(1e-6, Math.abs(p(0) * p(5) - p(1) * p(4))));
  const mouth = [((points[26] ?? 0) + (points[28] ?? 0)) / 2, ((points[27] ?? 0) + (points[29] ?? 0)) / 2] as const;
  return { ...puppet, points, unit: puppet.unit * scale, right, down: [-right[1], right[0]], mouth };
}

type Border = { readonly here: Puppet; readonly drop: number; readonly half: number; readonly light: SkinLight };

/** The reference's mouth over the frame's, in the frame's light, its border lost in the skin. */
function layOver(into: Pixels, over: Pixels, { here, drop, half, light }: Border): void {
  const { mouth, right, down, unit } = here;
  const across = half + border.beside;
  const [up, low] = [border.above, border.below + drop];
  const far = Math.ceil(Math.max(across, up, low) * unit * 1.05);
  const l = (i: number): number => light[i] ?? 0;
  const [top, bottom] = [Math.max(0, Math.floor(mouth[1] - far)), Math.min(into.height - 1, Math.ceil(mouth[1] + far))];
  const [left, end] = [Math.max(0, Math.floor(mouth[0] - far)), Math.min(into.width - 1, Math.ceil(mouth[0] + far))];
  for (let py = top; py <= bottom; py += 1)
    for (let px = left; px <= end; px += 1) {
      const [dx, dy] = [px + 0.5 - mouth[0], py + 0.5 - mouth[1]];
      const x = (dx * right[0] + dy * right[1]) / unit;
      const y = (dx * down[0] + dy * down[1]) / unit;
      const away = Math.hypot(x / across, y / (y < 0 ? up : low));
      if (away >= 1) continue;
      const cover = 1 - step(border.solid, 1, away);
      const at = (py * into.width + px) * 4;
      for (let k = 0; k < 3; k += 1) {
        const value = (over.data[at + k] ?? 0) * (l(k * 3) + l(k * 3 + 1) * x + l(k * 3 + 2) * y);
        into.data[at + k] = (into.data[at + k] ?? 0) * (1 - cover) + value * cover;
      }
    }
}

function lit(colors: MouthColors, light: SkinLight): MouthColors {
  const by = ([r, g, b]: Rgb): Rgb => [r * (light[0] ?? 1), g * (light[3] ?? 1), b * (light[6] ?? 1)];
  return { teeth: by(colors.teeth), tongue: by(colors.tongue), deep: by(colors.deep), seam: by(colors.seam) };
}
