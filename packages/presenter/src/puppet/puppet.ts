import { lips, lids, marks, meshPoints, outline, brows } from './face-points.ts';
import { faceTriangles } from './face-triangles.ts';
import { reach } from './reach.ts';

/**
 * A face that can be moved: the points of its mesh with two rings about them, and how far each part of a pose takes
 * each point. Built once for a picture; everything is in that picture's pixels.
 */
export type Puppet = {
  readonly width: number;
  readonly height: number;
  /** Pairs of x and y: the face's points, then the inner ring, then the outer one, which never moves. */
  readonly points: Float32Array;
  readonly depths: Float32Array;
  readonly triangles: Uint16Array;
  /** The distance of the outer corners of the eyes, the measure of everything. */
  readonly unit: number;
  /** Along the eyes, and from the eyes to the chin. */
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
  readonly mouth: readonly [number, number];
  /** How far the corners of the mouth stand above the middle of its line, in units. */
  readonly smile: number;
  /** What heads turn about. */
  readonly neck: readonly [number, number];
  /** By point: how much it goes with the jaw, the head and the brows. */
  readonly jaw: Float32Array;
  readonly head: Float32Array;
  readonly brow: Float32Array;
  /** By point: which point of the lips it follows, and how much. A point of the lips follows itself. */
  readonly leader: Int16Array;
  readonly follows: Float32Array;
  /** By point: −1 for the upper lip and all above, 1 for the lower. */
  readonly side: Float32Array;
  /** By point: from −1 at the left corner of the mouth to 1 at the right one. */
  readonly across: Float32Array;
  /** By point: what shuts the mouth as it was photographed. */
  readonly shut: Float32Array;
};

const ringScales = [1.5, 2.6] as const;
/** How steeply a face may fall away from the viewer. Beyond, it is seen from its edge, and a turn would tear it open there. */
const steepest = 2.5;

export function buildPuppet(mesh: Float32Array, width: number, height: number): Puppet {
  const count = meshPoints + outline.length * 2;
  const points = new Float32Array(count * 2);
  const depths = new Float32Array(count);
  for (let i = 0; i < meshPoints; i += 1) {
    points[i * 2] = mesh[i * 3] ?? 0;
    points[i * 2 + 1] = mesh[i * 3 + 1] ?? 0;
    depths[i] = mesh[i * 3 + 2] ?? 0;
  }
  const at = (i: number): [number, number] => [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
  const [left, rightEye] = [at(marks.leftEye), at(marks.rightEye)];
  const unit = Math.max(1, Math.hypot(rightEye[0] - left[0], rightEye[1] - left[1]));
  const right = [(rightEye[0] - left[0]) / unit, (rightEye[1] - left[1]) / unit] as const;
  const down = [-right[1], right[0]] as const;
  const mouth = middle(at(13), at(14));
  addRings(points, depths, at);
  flattenSteep(points, depths);
  const place = (i: number): readonly [number, number] => {
    const [x, y] = [(points[i * 2] ?? 0) - mouth[0], (points[i * 2 + 1] ?? 0) - mouth[1]];
    return [(x * right[0] + y * right[1]) / unit, (x * down[0] + y * down[1]) / unit];
  };
  const triangles = connect();
  const skin = skinOf(triangles);
  unfoldTurns(depths, skin, unit, at);
  const weights = weigh(count, skin, place);
  return {
    width,
    height,
    points,
    depths,
    triangles,
    unit,
    right,
    down,
    mouth,
    neck: [mouth[0] + down[0] * unit * 0.9, mouth[1] + down[1] * unit * 0.9],
    ...weights,
    smile: smileOf(place),
  };
}

/** How far the corners of the mouth stand above the middle of its line. */
function smileOf(place: Place): number {
  const [left, right] = [lips.upperInner[0], lips.upperInner[10]];
  return Math.max(0, (place(13)[1] + place(14)[1] - place(left)[1] - place(right)[1]) / 2);
}

function addRings(points: Float32Array, depths: Float32Array, at: (i: number) => [number, number]): void {
  const [top, chin] = [at(marks.forehead), at(marks.chin)];
  // A little above the middle of the face: there is more hair above than there is neck below.
  const centre = [top[0] * 0.58 + chin[0] * 0.42, top[1] * 0.58 + chin[1] * 0.42] as const;
  for (const [ring, scale] of ringScales.entries())
    for (const [i, point] of outline.entries()) {
      const to = meshPoints + ring * outline.length + i;
      const [x, y] = at(point);
      points[to * 2] = centre[0] + (x - centre[0]) * scale;
      points[to * 2 + 1] = centre[1] + (y - centre[1]) * scale;
      depths[to] = depths[point] ?? 0;
    }
}

/** What falls away too steeply comes up to what lies before it. */
function flattenSteep(points: Float32Array, depths: Float32Array): void {
  const deep = Float32Array.from(depths);
  for (let i = 0; i < depths.length; i += 1)
    for (let j = 0; j < depths.length; j += 1) {
      const fall = (depths[i] as number) - (deep[j] as number);
      if (fall <= 0) continue;
      const dx = (points[i * 2] as number) - (points[j * 2] as number);
      const dy = (points[i * 2 + 1] as number) - (points[j * 2 + 1] as number);
      depths[i] = Math.min(depths[i] as number, (deep[j] as number) + steepest * Math.hypot(dx, dy));
    }
}

function connect(): Uint16Array {
  const list: number[] = [...faceTriangles];
  const { upperInner, lowerInner } = lips;
  for (let i = 0; i + 1 < upperInner.length; i += 1) {
    const [a, b, c, d] = [upperInner[i], upperInner[i + 1], lowerInner[i], lowerInner[i + 1]] as number[];
    list.push(a as number, b as number, c as number, b as number, d as number, c as number);
  }
  const rings = [
    outline,
    ...ringScales.map((_, ring) => outline.map((__, i) => meshPoints + ring * outline.length + i)),
  ];
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    const [inner, outer] = [rings[ring] ?? [], rings[ring + 1] ?? []];
    for (let i = 0; i < inner.length; i += 1) {
      const next = (i + 1) % inner.length;
      const [a, b, c, d] = [inner[i], inner[next], outer[i], outer[next]] as [number, number, number, number];
      list.push(a, b, c, b, d, c);
    }
  }
  return Uint16Array.from(list);
}

type Spot = readonly [number, number];
type Place = (i: number) => Spot;

function weigh(count: number, skin: readonly Corners[], place: Place) {
  const part = (): Float32Array => new Float32Array(count);
  const [jaw, head, brow, follows, side, across, shut] = [part(), part(), part(), part(), part(), part(), part()];
  const leader = new Int16Array(count);
  const isUpper = new Set<number>([...lips.upperInner, ...lips.upperOuter, ...lips.upperBetween]);
  const isLower = new Set<number>([...lips.lowerInner, ...lips.lowerOuter, ...lips.lowerBetween]);
  const edge = [...new Set<number>([...lips.upperOuter, ...lips.lowerOuter])];
  const half = Math.max(0.12, (place(lips.upperOuter[10])[0] - place(lips.upperOuter[0])[0]) / 2);
  const middleOf = (place(lips.upperOuter[10])[0] + place(lips.upperOuter[0])[0]) / 2;
  const gap = place(14)[1] - place(13)[1];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = place(i);
    const inner = i < meshPoints;
    const ring = inner ? 0 : i < meshPoints + outline.length ? 1 : 2;
    const falls = [1, 0.3, 0][ring] ?? 0;
    const isLip = isUpper.has(i) || isLower.has(i);
    leader[i] = isLip ? i : nearest(i, edge, place);
    const [lx, ly] = place(leader[i] ?? i);
    follows[i] = isLip ? 1 : falls * Math.exp(-((Math.hypot(x - lx, y - ly) / 0.17) ** 2));
    side[i] = isLower.has(leader[i] ?? i) && !isUpper.has(leader[i] ?? i) ? 1 : -1;
    across[i] = Math.max(-1, Math.min(1, (lx - middleOf) / half));
    const lip = lipJaw(isLower.has(leader[i] ?? i), isUpper.has(leader[i] ?? i), across[i] ?? 0);
    // Skin close below goes with the lower lip: a thin one would be folded over it.
    const hangs = side[i] === 1 ? lip * (follows[i] ?? 0) : 0;
    jaw[i] = isLip ? lip : Math.max(hangs, falls * skinJaw(x, y));
    head[i] = ring === 2 ? 0 : ring === 1 ? (y > 0.35 ? 0.55 : 1) : 1;
    // The lower lip and the chin come up further than the upper lip comes down.
    const share = Math.sqrt(Math.max(0, 1 - (across[i] ?? 0) ** 2));
    if (gap > 0) shut[i] = (side[i] === 1 ? -0.6 : 0.4) * gap * share * (follows[i] ?? 0);
  }
  unfold(jaw, skin, [0, reach.jaw], place);
  for (const i of brows) brow[i] = 1;
  for (let i = 0; i < meshPoints; i += 1) if (!brow[i]) brow[i] = browWeight(i, place);
  for (const lid of lids) for (const i of [...lid.upper, ...lid.lower, ...lid.corners]) brow[i] = 0;
  const lidPoints = new Set(lids.flatMap(({ upper, lower, corners }) => [...upper, ...lower, ...corners]));
  unfold(
    brow,
    skin.filter((corners) => !corners.some((i) => lidPoints.has(i))),
    [0, -reach.brow],
    place,
  );
  pairLips(shut, place);
  return { jaw, head, brow, leader, follows, side, across, shut };
}

type Corners = readonly [number, number, number];

/** Triangles of the face itself, but for those of the lips, which close. */
function skinOf(triangles: Uint16Array): Corners[] {
  const isLip = new Set<number>(Object.values(lips).flat());
  const skin: Corners[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = triangles.subarray(t, t + 3) as unknown as Corners;
    if (Math.max(...corners) < meshPoints && !corners.some((i) => isLip.has(i))) skin.push([...corners]);
  }
  return skin;
}

/** Poses come together: what nearly folds in one does so in two. */
const margin = 1.3;

/**
 * Skin that a whole `step` of a pose would fold over itself, where the face ends in thin slivers, goes as one: where it
 * is folded nothing is drawn, and what is behind the face is seen in dots.
 */
function unfold(share: Float32Array, skin: readonly Corners[], [right, down]: Spot, place: Place): void {
  const moved = (i: number): Spot => {
    const [[x, y], part] = [place(i), (share[i] as number) * margin];
    return [x + right * part, y + down * part];
  };
  // One that is mended may fold the next.
  for (let pass = 0; pass < 12; pass += 1)
    for (const corners of skin) {
      if (areaOf(corners, place) * areaOf(corners, moved) >= 0) continue;
      const mean = corners.reduce((sum, i) => sum + (share[i] as number) / 3, 0);
      for (const i of corners) share[i] = mean;
    }
}

/** The same for heads that turn to either side, and look up and down. */
function unfoldTurns(depths: Float32Array, skin: readonly Corners[], unit: number, at: Place): void {
  const place = (i: number): Spot => [at(i)[0] / unit, at(i)[1] / unit];
  const away = depths.map((depth) => depth / unit);
  // What is mended for one turn may fold in another.
  for (let round = 0; round < 3; round += 1)
    for (const yaw of [-1, 1])
      for (const pitch of [-0.5, 0, 0.5]) unfold(away, skin, [yaw * reach.yaw, pitch * reach.pitch], place);
  depths.set(away.map((depth) => depth * unit));
}

function areaOf([a, b, c]: Corners, place: Place): number {
  const [[ax, ay], [bx, by], [cx, cy]] = [place(a), place(b), place(c)];
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}

/** Exactly shut: where the photo shows teeth, each pair of points meets. */
function pairLips(shut: Float32Array, place: Place): void {
  for (const [i, upper] of lips.upperInner.entries()) {
    const lower = lips.lowerInner[i] ?? upper;
    if (upper === lower) continue;
    const gap = Math.max(0, place(lower)[1] - place(upper)[1]);
    // A hair more, so that nothing shines through.
    shut[upper] = gap * 0.41;
    shut[lower] = -gap * 0.61;
  }
}

function nearest(i: number, candidates: readonly number[], place: Place): number {
  const [x, y] = place(i);
  let [best, distance] = [candidates[0] ?? 0, Infinity];
  for (const one of candidates) {
    const [cx, cy] = place(one);
    const away = Math.hypot(x - cx, y - cy);
    if (away < distance) [best, distance] = [one, away];
  }
  return best;
}

/**
 * The lower lip hangs on the jaw, less so at the corners; the upper one does not. Where they end in each other they
 * go more with the upper one: corners that went down much further than what is beside them were folded under it.
 */
function lipJaw(lower: boolean, upper: boolean, across: number): number {
  const bow = Math.max(0, 1 - across * across);
  const hangs = 0.32 * (1 - bow ** 0.5) - 0.05 * bow;
  if (lower && upper) return 0.65 * hangs + 0.35 * 0.32;
  return lower ? 0.32 + 0.68 * bow ** 0.7 : hangs;
}

function skinJaw(x: number, y: number): number {
  return step(-0.06, 0.17, y) * (1 - step(0.24, 0.72, Math.abs(x)));
}

function browWeight(i: number, place: Place): number {
  const [x, y] = place(i);
  let most = 0;
  for (const one of brows) {
    const [bx, by] = place(one);
    const below = y > by ? 0.055 : 0.16;
    most = Math.max(most, Math.exp(-(((x - bx) / 0.12) ** 2) - ((y - by) / below) ** 2));
  }
  return most;
}

export function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

function middle(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
