import type { Face, Point } from '@adwright/domain/engines/pictures.ts';

type Triple = readonly [number, number, number];

/** Points of MediaPipe's face mesh. "Left" is left in the picture. */
const points = {
  leftEyeOuter: 33,
  leftEyeInner: 133,
  leftEyeTop: 159,
  leftEyeBottom: 145,
  rightEyeOuter: 263,
  rightEyeInner: 362,
  rightEyeTop: 386,
  rightEyeBottom: 374,
  noseTip: 1,
  mouthLeft: 61,
  mouthRight: 291,
  lipTop: 13,
  lipBottom: 14,
  foreheadTop: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
} as const;

type Name = keyof typeof points;

/** Everything about a face that follows from its mesh. `scale` brings the mesh to the pixels of the picture. */
export function describeFace(mesh: readonly Triple[], score: number, scale: number): Omit<Face, 'age'> {
  const flat = new Float32Array(mesh.length * 3);
  for (const [i, [x, y, z]] of mesh.entries()) flat.set([x * scale, y * scale, z * scale], i * 3);
  const at = (name: Name): Triple => {
    const i = points[name] * 3;
    return [flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0];
  };
  const point = (name: Name): Point => ({ x: at(name)[0], y: at(name)[1] });
  const gap = (a: Name, b: Name) => distance(at(a), at(b));
  const eye = (side: 'left' | 'right') =>
    gap(`${side}EyeTop`, `${side}EyeBottom`) / gap(`${side}EyeOuter`, `${side}EyeInner`);
  return {
    box: boxOf(flat),
    score,
    mesh: flat,
    landmarks: {
      leftEye: middle(point('leftEyeOuter'), point('leftEyeInner')),
      rightEye: middle(point('rightEyeOuter'), point('rightEyeInner')),
      noseTip: point('noseTip'),
      mouthLeft: point('mouthLeft'),
      mouthRight: point('mouthRight'),
      foreheadTop: point('foreheadTop'),
      chin: point('chin'),
    },
    pose: poseOf(at),
    eyesOpen: { left: eye('left'), right: eye('right') },
    mouthOpen: gap('lipTop', 'lipBottom') / gap('mouthLeft', 'mouthRight'),
  };
}

/** Angles of the line between the cheeks and of the line from forehead to chin. */
function poseOf(at: (name: Name) => Triple): Face['pose'] {
  const [left, right] = [at('leftCheek'), at('rightCheek')];
  const [top, chin] = [at('foreheadTop'), at('chin')];
  const across = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const down = Math.hypot(chin[0] - top[0], chin[1] - top[1]);
  return {
    roll: degrees(Math.atan2(right[1] - left[1], right[0] - left[0])),
    yaw: degrees(Math.atan2(right[2] - left[2], across)),
    pitch: degrees(Math.atan2(top[2] - chin[2], down)),
  };
}

function boxOf(flat: Float32Array): Face['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < flat.length; i += 3) {
    const [x, y] = [flat[i] ?? 0, flat[i + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
