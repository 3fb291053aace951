import type { Extent, Matrix, Place } from '@adwright/scenery/place/place.ts';
import { halfPlane, type Planes, type Size } from '@adwright/darkroom/planes.ts';
import type { Recipe } from './recipe.ts';

type Light = { role: string; to: [number, number, number]; distance?: number; angularDeg: number };

/** What Blender says of the picture it took. */
export type Shot = {
  readonly size: [number, number];
  readonly camera: { readonly horizonY: number };
  readonly ground: Matrix;
  readonly stand: Place['stand'];
  readonly surface: Place['surface'];
  readonly extent: Extent | null;
  readonly lights: readonly Light[];
  readonly seconds: number;
  readonly samples: number;
};

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** The light on the ground around the stand: what it reflects, divided by its own colour. */
export function lightAt(stand: Shot['stand'], full: Planes, albedo: Planes, size: Size, scale: number): Place['light'] {
  const [cx, cy] = [stand.x * scale, stand.y * scale];
  const sums = [0, 0, 0];
  for (
    let y = Math.max(0, Math.round(cy - size.width * 0.05));
    y < Math.min(size.height, cy + size.width * 0.05);
    y += 1
  )
    for (let x = Math.round(cx - size.width * 0.12); x < cx + size.width * 0.12; x += 1)
      for (const channel of [0, 1, 2] as const) {
        const at = y * size.width + x;
        sums[channel] = (sums[channel] ?? 0) + (full[channel][at] ?? 0) / Math.max(0.02, albedo[channel][at] ?? 0);
      }
  const [red = 1, green = 1, blue = 1] = sums;
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [round(red / grey), round(green / grey), round(blue / grey)];
}

type Band = Pick<Place['words'], 'x' | 'y' | 'width' | 'height'>;

const above: Band = { x: 0.07, y: 0.05, width: 0.86, height: 0.2 };
/** Words need that much of the picture's width. */
const leastBeside = 0.2;

/** Where words may stand: above the product in a picture that is higher than wide, else beside the largest product. */
export function bandsOf({ size: [width, height], stand }: Pick<Shot, 'size' | 'stand'>): readonly Band[] {
  if (height > width) return [above];
  const half = (stand.widthM * stand.pxPerM) / 2;
  const sides = [
    [0.05, (stand.x - half) / width - 0.03],
    [(stand.x + half) / width + 0.03, 0.95],
  ] as const;
  const wide = sides.filter(([from, to]) => to - from >= leastBeside);
  return wide.length === 0
    ? [above]
    : wide.map(([from, to]) => ({ x: round(from), y: 0.1, width: round(to - from), height: 0.46 }));
}

/** The calmest of the bands, how bright it is and how calm. */
export function wordsOf(picture: Float32Array, { width, height }: Size, bands: readonly Band[]): Place['words'] {
  let plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at += 1)
    plane[at] =
      0.2126 * (picture[3 * at] ?? 0) + 0.7152 * (picture[3 * at + 1] ?? 0) + 0.0722 * (picture[3 * at + 2] ?? 0);
  let size = { width, height };
  while (size.width > 150) {
    plane = halfPlane(plane, size) as Float32Array<ArrayBuffer>;
    size = { width: size.width >> 1, height: size.height >> 1 };
  }
  const measured = bands.map((band) => measure(plane, size, band));
  const [calmest] = measured.toSorted((one, other) => one.unrest - other.unrest);
  if (!calmest) throw new Error('A picture has room for words somewhere.');
  return calmest;
}

function measure(plane: Float32Array, size: Size, band: Band): Place['words'] {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.floor(size.height * band.y); y < size.height * (band.y + band.height); y += 1)
    for (let x = Math.floor(size.width * band.x); x < size.width * (band.x + band.width); x += 1) {
      const value = plane[y * size.width + x] ?? 0;
      [sum, squares, count] = [sum + value, squares + value * value, count + 1];
    }
  const light = sum / count;
  return { ...band, light: round(light), unrest: round(Math.sqrt(Math.max(0, squares / count - light * light))) };
}

export function describePlace(
  { id, group }: Recipe,
  { size, camera, ground, stand, surface, extent, lights }: Shot,
  { bounce, ...measured }: Pick<Place, 'light' | 'words'> & Required<Pick<Place['key'], 'bounce'>>,
): Place {
  const key = lights.find(({ role }) => role === 'key');
  if (!key) throw new Error(`${id} has no light that casts a shadow.`);
  const { to, distance, angularDeg } = key;
  const near = distance === undefined ? {} : { distance };
  const known = { id, group, size, horizonY: camera.horizonY, ground, stand, surface, extent };
  return { ...known, key: { to, ...near, angularDeg, bounce }, ...measured };
}
