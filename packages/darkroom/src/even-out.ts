import { clamp, meanAbout, type Size } from './planes.ts';

/** How far about a pixel is looked, and what differs by less than this (of 255) belongs together. */
const brightness = { reach: 8, alike: 2.2 } as const;
const colour = { reach: 30, alike: 5 } as const;
/** No pixel changes its colour by more: colours that lie side by side do not run into each other. */
const most = 4;
/** A neighbourhood that changes by less than this from pixel to pixel is out of focus, and one by half as much wholly. */
const focused = 0.7;

/**
 * Evens out what is out of focus: a denoiser leaves clouds of colour on a wall, and what packs pictures makes a grid of
 * them. Whatever is in focus keeps its grain. Of RGB, in place.
 */
export function evenOut(bytes: Uint8Array, size: Size): void {
  const count = size.width * size.height;
  const [light, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at += 1) {
    const [r, g, b] = [bytes[3 * at] ?? 0, bytes[3 * at + 1] ?? 0, bytes[3 * at + 2] ?? 0];
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    light[at] = luma;
    blue[at] = b - luma;
    red[at] = r - luma;
  }
  const soft = outOfFocus(light, size);
  const evened = guided(light, light, size, brightness);
  const [evenBlue, evenRed] = [guided(blue, evened, size, colour), guided(red, evened, size, colour)];
  for (let at = 0; at < count; at += 1) {
    const share = soft[at] ?? 0;
    if (share === 0) continue;
    const towards = (from: Float32Array, to: Float32Array): number =>
      (from[at] ?? 0) + clamp((to[at] ?? 0) - (from[at] ?? 0), -most, most) * share;
    const luma = towards(light, evened);
    const [b, r] = [luma + towards(blue, evenBlue), luma + towards(red, evenRed)];
    bytes[3 * at] = Math.round(clamp(r, 0, 255));
    bytes[3 * at + 1] = Math.round(clamp((luma - 0.299 * r - 0.114 * b) / 0.587, 0, 255));
    bytes[3 * at + 2] = Math.round(clamp(b, 0, 255));
  }
}

/** 1 where nothing about a pixel is sharp, 0 where something is. */
function outOfFocus(light: Float32Array, size: Size): Float32Array {
  const near = meanAbout(light, size, 3);
  const fine = light.map((value, at) => Math.abs(value - (near[at] ?? 0)));
  const busy = meanAbout(meanAbout(fine, size, 12), size, 12);
  return busy.map((value) => clamp((focused - value) / (focused / 2), 0, 1));
}

type Reach = { readonly reach: number; readonly alike: number };

/** The guided filter of He, Sun and Tang: smooth where the guide is, and with an edge where the guide has one. */
function guided(plane: Float32Array, guide: Float32Array, size: Size, { reach, alike }: Reach): Float32Array {
  const mean = (values: Float32Array): Float32Array => meanAbout(values, size, reach);
  const [of, by] = [mean(plane), mean(guide)];
  const both = mean(plane.map((value, at) => value * (guide[at] ?? 0)));
  const square = mean(guide.map((value) => value * value));
  const slope = both.map((value, at) => {
    const about = by[at] ?? 0;
    const variance = Math.max(0, (square[at] ?? 0) - about * about);
    return (value - about * (of[at] ?? 0)) / (variance + alike * alike);
  });
  const base = mean(of.map((value, at) => value - (slope[at] ?? 0) * (by[at] ?? 0)));
  const slopes = mean(slope);
  return guide.map((value, at) => (slopes[at] ?? 0) * value + (base[at] ?? 0));
}
