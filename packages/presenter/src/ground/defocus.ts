import type { Pixels } from '../puppet/warp.ts';

type Size = { readonly width: number; readonly height: number };

/** What is blurred needs no more pixels than this: it is drawn small and enlarged. */
const small = 4;

/** How large the picture is that `defocus` takes. */
export function defocusSize({ width, height }: Size, blur: number): Size {
  const by = blur > 0 ? small : 1;
  return { width: Math.max(2, Math.round(width / by)), height: Math.max(2, Math.round(height / by)) };
}

/**
 * A picture as a lens sees it that looks at somebody nearer; `blur` is a share of the frame's width. Light is mixed as
 * light, so that lamps stay bright. The same pixels in a browser and on a server.
 */
export function defocus(source: Pixels, frame: Size, blur: number): Pixels {
  const { width, height, data } = source;
  const radius = Math.round((blur * width) / 2);
  const made = new Uint8ClampedArray(frame.width * frame.height * 4);
  const light = lightOf(data, width * height);
  const other = new Float32Array(light.length);
  const passes = radius > 0 ? 3 : 0;
  for (let pass = 0; pass < passes; pass += 1) {
    runs(light, other, { lines: height, length: width, line: width * 3, step: 3 }, radius);
    runs(other, light, { lines: width, length: height, line: 3, step: width * 3 }, radius);
  }
  enlarge(light, { width, height }, made, frame);
  return { ...frame, data: made };
}

function lightOf(data: Pixels['data'], pixels: number): Float32Array {
  const light = new Float32Array(pixels * 3);
  for (let from = 0, to = 0; to < light.length; from += 4, to += 3)
    for (let k = 0; k < 3; k += 1) {
      const value = (data[from + k] as number) / 255;
      light[to + k] = value * value;
    }
  return light;
}

type Lines = { readonly lines: number; readonly length: number; readonly line: number; readonly step: number };

/** The mean of each pixel's neighbours along its line. */
function runs(from: Float32Array, to: Float32Array, { lines, length, line, step }: Lines, radius: number): void {
  const count = radius * 2 + 1;
  const end = (length - 1) * step;
  for (let n = 0; n < lines; n += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const first = n * line + channel;
      const last = first + end;
      const start = from[first] as number;
      let sum = start;
      for (let i = 0; i < radius; i += 1) sum += start;
      for (let i = 1; i <= radius; i += 1) sum += from[Math.min(last, first + i * step)] as number;
      let [entering, leaving] = [first + (radius + 1) * step, first - radius * step];
      for (let at = first; at <= last; at += step, entering += step, leaving += step) {
        to[at] = sum / count;
        sum +=
          (from[entering < last ? entering : last] as number) - (from[leaving > first ? leaving : first] as number);
      }
    }
}

/** Both rows that a row of the frame lies between are drawn out once, though several rows of the frame lie there. */
function enlarge(light: Float32Array, { width, height }: Size, into: Uint8ClampedArray, frame: Size): void {
  const scaleY = height / frame.height;
  const stretch = stretcher(light, width, frame.width);
  // Less than a shade of grain: wide soft areas would break into bands. It repeats itself along a row.
  const grains = new Float64Array(16 * 11);
  let [upper, lower] = [new Float64Array(frame.width * 3), new Float64Array(frame.width * 3)];
  let [hasUpper, hasLower] = [-1, -1];
  for (let y = 0, to = 0; y < frame.height; y += 1) {
    const sy = Math.min(height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const top = Math.floor(sy);
    const below = Math.min(height - 1, top + 1);
    if (hasUpper !== top && hasLower === top) {
      [upper, lower] = [lower, upper];
      [hasUpper, hasLower] = [hasLower, hasUpper];
    }
    if (hasUpper !== top) stretch((hasUpper = top), upper);
    if (hasLower !== below) stretch((hasLower = below), lower);
    const fy = sy - top;
    for (let x = 0; x < grains.length; x += 1) grains[x] = ((x * 37 + y * 59 + ((x * y) % 11) * 13) % 16) / 16 - 0.5;
    for (let x = 0, at = 0; x < frame.width; x += 1, to += 4, at += 3) {
      const grain = grains[x % grains.length] as number;
      for (let k = 0; k < 3; k += 1) {
        const value = (upper[at + k] as number) * (1 - fy) + (lower[at + k] as number) * fy;
        into[to + k] = Math.sqrt(value) * 255 + grain;
      }
      into[to + 3] = 255;
    }
  }
}

/** Draws one row of a picture out to another width. */
function stretcher(light: Float32Array, width: number, wide: number): (row: number, into: Float64Array) => void {
  const left = new Uint32Array(wide);
  const share = new Float64Array(wide);
  for (let x = 0; x < wide; x += 1) {
    const sx = Math.min(width - 1, Math.max(0, (x + 0.5) * (width / wide) - 0.5));
    left[x] = Math.floor(sx);
    share[x] = sx - Math.floor(sx);
  }
  return (row, into) => {
    for (let x = 0, to = 0; x < wide; x += 1, to += 3) {
      const [a, fx] = [left[x] as number, share[x] as number];
      const from = (row * width + a) * 3;
      const next = (row * width + Math.min(width - 1, a + 1)) * 3;
      for (let k = 0; k < 3; k += 1)
        into[to + k] = (light[from + k] as number) * (1 - fx) + (light[next + k] as number) * fx;
    }
  };
}
