import { maxPixels } from '@adwright/contract/asset/picture-limits.ts';
import sharp from 'sharp';

export type PictureLook = {
  /** #rrggbb of what is shown, without the background. */
  readonly colors: readonly string[];
  /** 0 to 1: how plain the rim is, as it is around a product that was photographed to be sold. */
  readonly plainRim: number;
};

const side = 48;

/** Colours of what a picture shows, and whether it looks like a product shot. */
export async function lookAtPicture(bytes: Buffer): Promise<PictureLook> {
  const { data } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 5 })
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rim = rimOf(data);
  const background = average(rim);
  const plainRim = rim.filter((pixel) => distance(pixel, background) < 36).length / rim.length;
  const shown: Pixel[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const pixel = pixelAt(data, at);
    if (plainRim < 0.7 || distance(pixel, background) > 48) shown.push(pixel);
  }
  return { colors: mainColours(shown), plainRim };
}

type Pixel = readonly [red: number, green: number, blue: number];

function pixelAt(data: Buffer, at: number): Pixel {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function rimOf(data: Buffer): Pixel[] {
  const rim: Pixel[] = [];
  for (let step = 0; step < side; step += 1) {
    for (const place of [step, (side - 1) * side + step, step * side, step * side + side - 1])
      rim.push(pixelAt(data, place * 3));
  }
  return rim;
}

function average(pixels: readonly Pixel[]): Pixel {
  const sum = pixels.reduce(
    (total, pixel) => [total[0] + pixel[0], total[1] + pixel[1], total[2] + pixel[2]] as const,
    [0, 0, 0] as const,
  );
  const count = Math.max(1, pixels.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function distance(left: Pixel, right: Pixel): number {
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}

/** Groups by coarse colour; full colours weigh more than grey ones, since they are what people remember. */
function mainColours(pixels: readonly Pixel[]): string[] {
  const groups = new Map<number, { pixels: Pixel[]; weight: number }>();
  for (const pixel of pixels) {
    const key = (pixel[0] >> 5) * 64 + (pixel[1] >> 5) * 8 + (pixel[2] >> 5);
    const group = groups.get(key) ?? { pixels: [], weight: 0 };
    group.pixels.push(pixel);
    group.weight += 0.3 + (Math.max(...pixel) - Math.min(...pixel)) / 255;
    groups.set(key, group);
  }
  const chosen: Pixel[] = [];
  for (const { pixels: members, weight } of [...groups.values()].sort((left, right) => right.weight - left.weight)) {
    if (chosen.length >= 4 || weight < pixels.length * 0.01) break;
    const colour = average(members);
    if (chosen.every((other) => distance(other, colour) > 60)) chosen.push(colour);
  }
  return chosen.map((pixel) => `#${pixel.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`);
}
