import type { Plane } from '../guided-filter.ts';
import type { Ground } from './fit-ground.ts';

/**
 * A shadow has the ground's hue (in levels), is a share of its light, and is soft: up to a side of so many pixels its
 * light changes by no more than so many levels from one pixel to the next. At its darkest it is dark.
 */
const shadow = { hue: 6, least: 0.4, most: 1.02, steepest: 6, side: 640, darkest: 0.75 };
/** Light wavers by this much where it falls off. */
const waver = 0.5;
/** A share of the subject: less is not worth it, and more is a pale subject that looks like its own shadow. */
const sizes = { least: 0.01, most: 0.45 };

type Shade = { readonly light: Float32Array; readonly ratio: Float32Array; readonly soft: Uint8Array };

/** Takes the shadow off that was taken for a part of the subject: from outside, into ever darker ground. */
export function dropShadow(subject: Plane, rgb: Uint8Array, ground: Ground): Plane {
  const { width, height } = subject;
  const inside = Uint8Array.from(subject.data, (value) => (value > 0.5 ? 1 : 0));
  const shade = shadeOf(rgb, ground.rgb, width, height);
  const reached = reachFromOutside(inside, shade, width);
  const total = inside.reduce((sum, value) => sum + value, 0);
  const parts = connected(reached, width)
    .filter((part) => part.length >= total * sizes.least)
    .filter((part) => part.some((i) => (shade.ratio[i] ?? 1) < shadow.darkest));
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  if (size === 0 || size > total * sizes.most) return subject;
  const data = Float32Array.from(subject.data);
  for (const part of parts) for (const i of part) data[i] = 0;
  return { width, height, data };
}

function shadeOf(rgb: Uint8Array, ground: Float32Array, width: number, height: number): Shade {
  const size = width * height;
  const [light, ratio, soft] = [new Float32Array(size), new Float32Array(size), new Uint8Array(size)];
  for (let i = 0; i < size; i += 1) light[i] = lightAt(rgb, i);
  const steepest = shadow.steepest * Math.min(1, shadow.side / Math.max(width, height));
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const [own, groundLight] = [light[i] ?? 0, lightAt(ground, i)];
      const share = (own + 8) / (groundLight + 8);
      ratio[i] = share;
      const across = Math.abs((light[i + 1] ?? 0) - (light[i - 1] ?? 0)) / 2;
      const down = Math.abs((light[i + width] ?? 0) - (light[i - width] ?? 0)) / 2;
      if (share < shadow.least || share > shadow.most || Math.max(across, down) > steepest) continue;
      let hue = 0;
      for (let c = i * 3; c < i * 3 + 3; c += 1)
        hue = Math.max(hue, Math.abs((rgb[c] ?? 0) - own - ((ground[c] ?? 0) - groundLight) * share));
      if (hue < shadow.hue) soft[i] = 1;
    }
  }
  return { light, ratio, soft };
}

const lightAt = (rgb: ArrayLike<number>, i: number): number =>
  0.299 * (rgb[i * 3] ?? 0) + 0.587 * (rgb[i * 3 + 1] ?? 0) + 0.114 * (rgb[i * 3 + 2] ?? 0);

/** The pixels of the subject that soft ground leads into without growing lighter on the way. */
function reachFromOutside(inside: Uint8Array, { light, soft }: Shade, width: number): Uint8Array {
  const queue = new Int32Array(inside.length);
  const seen = new Uint8Array(inside.length);
  let length = 0;
  const visit = (i: number): void => {
    seen[i] = 1;
    queue[length] = i;
    length += 1;
  };
  for (let i = 0; i < inside.length; i += 1) if (inside[i] === 0 && soft[i] === 1) visit(i);
  for (let at = 0; at < length; at += 1) {
    const i = queue[at] ?? 0;
    for (const j of [i - 1, i + 1, i - width, i + width])
      if (soft[j] === 1 && seen[j] === 0 && (light[j] ?? 0) <= (light[i] ?? 0) + waver) visit(j);
  }
  return seen.map((value, i) => value & (inside[i] ?? 0));
}

function connected(marked: Uint8Array, width: number): number[][] {
  const left = Uint8Array.from(marked);
  const parts: number[][] = [];
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] !== 1) continue;
    const part = [start];
    left[start] = 0;
    for (let at = 0; at < part.length; at += 1) {
      const i = part[at] ?? 0;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (left[j] !== 1) continue;
        left[j] = 0;
        part.push(j);
      }
    }
    parts.push(part);
  }
  return parts;
}
