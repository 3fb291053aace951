import { lips, marks, meshPoints } from '../puppet/face-points.ts';
import { type Head, headOf, type HeadPose, placeHead, poseOfHead } from './head-pose.ts';

/** The points of a face in each frame of a clip, as x, y, z triples in its pixels; null where none was seen. */
export type FaceTrack = readonly (Float32Array | null)[];

/** A head over time: how it stands in each frame, and how its points differ from the reference's there. */
export type HeadPath = {
  readonly reference: number;
  readonly poses: readonly HeadPose[];
  /** Pairs of x and y by point. */
  readonly ways: readonly Float32Array[];
};

/** In frames. Both sides of a frame count, so that nothing comes late. */
const steadiness = 1.3;
/** Of the frames whose lips are this near to as close as they get, the one that looks most as all others do lends its mouth. */
const asShut = 0.02;

/** The frame that lends its mouth: shut, or as nearly as it gets, and turned as the head mostly is. */
export function chooseReference(track: FaceTrack): number {
  const seen = track.flatMap((mesh, frame) => (mesh ? [{ frame, mesh, gap: gapOf(mesh) }] : []));
  const first = seen[0];
  if (!first) throw new Error('no frame shows a face');
  const head = headOf(first.mesh);
  const poses = seen.map(({ mesh }) => poseOfHead(head, mesh));
  const usual = Float64Array.from(first.mesh.subarray(0, 8), (_, k) => median(poses.map((pose) => pose[k] ?? 0)));
  const away = (pose: HeadPose): number =>
    [0, 1, 2, 4, 5, 6].reduce((sum, k) => sum + ((pose[k] ?? 0) - (usual[k] ?? 0)) ** 2, 0);
  // Lips on their way to a kiss or a smile are shut, too.
  const usualWidth = median(seen.map(({ mesh }) => widthOf(mesh)));
  const closest = Math.min(...seen.map(({ gap }) => gap));
  const shut = seen
    .map(({ frame, gap, mesh }, i) => ({
      frame,
      gap,
      away: away(poses[i] as HeadPose) + 4 * (widthOf(mesh) - usualWidth) ** 2,
    }))
    .filter(({ gap }) => gap <= closest + asShut);
  return shut.reduce((best, one) => (one.away < best.away ? one : best)).frame;
}

/** Follows the head through the clip, steadied, with gaps bridged from both sides. */
export function followHead(track: FaceTrack, reference: number, head: Head): HeadPath {
  const raw = track.map((mesh) => (mesh ? poseOfHead(head, mesh) : null));
  const poses = steadied(bridged(raw));
  const place = new Float32Array(meshPoints * 2);
  const ways = bridged(
    track.map((mesh, frame) => {
      const pose = raw[frame];
      if (!mesh || !pose) return null;
      placeHead(head, pose, place);
      const way = new Float64Array(meshPoints * 2);
      for (let i = 0; i < meshPoints; i += 1)
        for (let k = 0; k < 2; k += 1) way[i * 2 + k] = (mesh[i * 3 + k] ?? 0) - (place[i * 2 + k] ?? 0);
      return way;
    }),
  );
  return { reference, poses, ways: steadied(ways).map((way) => Float32Array.from(way)) };
}

/** The lips' opening by the mouth's width. */
export function gapOf(mesh: Float32Array): number {
  return apart(mesh, 13, 14) / Math.max(1, apart(mesh, lips.upperOuter[0], lips.upperOuter[10]));
}

/** The mouth's width by that of the eyes. */
function widthOf(mesh: Float32Array): number {
  return apart(mesh, lips.upperOuter[0], lips.upperOuter[10]) / Math.max(1, apart(mesh, marks.leftEye, marks.rightEye));
}

function apart(mesh: Float32Array, a: number, b: number): number {
  return Math.hypot((mesh[a * 3] ?? 0) - (mesh[b * 3] ?? 0), (mesh[a * 3 + 1] ?? 0) - (mesh[b * 3 + 1] ?? 0));
}

/** Frames in which nothing was seen, from those beside them. */
function bridged(values: readonly (Float64Array | null)[]): Float64Array[] {
  const known = values.flatMap((value, frame) => (value ? [{ value, frame }] : []));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) throw new Error('no frame shows a face');
  let after = 0;
  return values.map((value, frame) => {
    if (value) return value;
    while (after < known.length && (known[after]?.frame ?? 0) < frame) after += 1;
    const [a, b] = [known[after - 1] ?? first, known[after] ?? last];
    const share = b.frame > a.frame ? (frame - a.frame) / (b.frame - a.frame) : 0;
    return a.value.map((from, k) => from + ((b.value[k] ?? 0) - from) * share);
  });
}

function steadied(values: readonly Float64Array[]): Float64Array[] {
  const reach = Math.ceil(steadiness * 2.5);
  const size = values[0]?.length ?? 0;
  return values.map((_, frame) => {
    // The same number on both sides: else the ends would drift towards the middle.
    const near = Math.min(reach, frame, values.length - 1 - frame);
    const sum = new Float64Array(size);
    let weights = 0;
    for (let by = -near; by <= near; by += 1) {
      const weight = Math.exp(-0.5 * (by / steadiness) ** 2);
      weights += weight;
      const value = values[frame + by] as Float64Array;
      for (let k = 0; k < size; k += 1) sum[k] = (sum[k] ?? 0) + weight * (value[k] ?? 0);
    }
    return sum.map((value) => value / weights);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
