import type { FrameStack, Point } from '@adwright/domain/engines/pictures.ts';
import { type Human, type HumanFace, openTracker } from '../runtime/tensor-runtime.ts';

/** Points of the mesh; irises are not followed. */
const count = 468;
/** Below this the mesh is drawn over something that is no face. */
const surely = 0.5;
/** Nobody moves further than this from one frame to the next, by the width of the face. */
const furthest = 0.6;

/** The face that is nearest to where it was last, in each frame; null where there is none. */
export async function trackFace(frames: FrameStack): Promise<(Float32Array | null)[]> {
  const human = await openTracker();
  const found: (Float32Array | null)[] = [];
  let { near } = frames;
  for (let i = 0; i < frames.count; i += 1) {
    const faces = await facesIn(human, frames, i);
    const [face] = faces.toSorted((a, b) => away(a, near) - away(b, near));
    const known = face && away(face, near) < face.box[2] * furthest ? face : null;
    if (known) near = centreOf(known);
    found.push(known && pointsOf(known));
  }
  return found;
}

async function facesIn(human: Human, { side, data }: FrameStack, index: number): Promise<HumanFace[]> {
  const size = side * side * 3;
  const input = human.tf.tensor(data.subarray(index * size, (index + 1) * size), [1, side, side, 3], 'int32');
  try {
    const { face, error } = await human.detect(input);
    if (error) throw new Error(error);
    return face.filter(({ mesh, score }) => mesh.length >= count && score >= surely);
  } finally {
    human.tf.dispose(input);
  }
}

function pointsOf({ mesh, box }: HumanFace): Float32Array {
  const depth = Math.max(box[2], box[3]) / 256;
  const points = new Float32Array(count * 3);
  for (let k = 0; k < count; k += 1) {
    const [x, y, z] = mesh[k] ?? [0, 0, 0];
    points.set([x + 0.5, y + 0.5, z * depth], k * 3);
  }
  return points;
}

function centreOf({ box }: HumanFace): Point {
  return { x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 };
}

function away(face: HumanFace, { x, y }: Point): number {
  const centre = centreOf(face);
  return Math.hypot(centre.x - x, centre.y - y);
}
