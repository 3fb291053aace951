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
  const light = Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const value = (data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0) / 255;
    return value * value;
  });
  const other = new Float32Array(light.length);
  const passes = radius > 0 ? 3 : 0;
  for (let pass = 0; pass < passes; pass += 1) {
    runs(light, other, { lines: height, length: width, line: width * 3, step: 3 }, radius);
    runs(other, light, { lines: width, length: height, line: 3, step: width * 3 }, radius);
  }
  enlarge(light, { width, height }, made, frame);
  return { ...frame, data: made };
}

type Lines = { readonly lines: number; readonly length: number; readonly line: number; readonly step: number };

/** The mean of each pixel's neighbours along its line. */
function runs(from: Float32Array, to: Float32Array, { lines, length, line, step }: Lines, radius: number): void {
  const count = radius * 2 + 1;
  for (let n = 0; n < lines; n += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const first = n * line + channel;
      const at = (i: number): number => from[first + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i += 1) sum += at(i);
      for (let i = 0; i < length; i += 1) {
        to[first + i * step] = sum / count;
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
}

function enlarge(light: Float32Array, { width, height }: Size, into: Uint8ClampedArray, frame: Size): void {
  const [scaleX, scaleY] = [width / frame.width, height / frame.height];
  for (let y = 0, to = 0; y < frame.height; y += 1) {
    const sy = Math.min(height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    const top = Math.floor(sy);
    const fy = sy - top;
    const [row, below] = [top * width, Math.min(height - 1, top + 1) * width];
    for (let x = 0; x < frame.width; x += 1, to += 4) {
      const sx = Math.min(width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const left = Math.floor(sx);
      const fx = sx - left;
      const right = Math.min(width - 1, left + 1);
      // Less than a shade of grain: wide soft areas would break into bands.
      const grain = ((x * 37 + y * 59 + ((x * y) % 11) * 13) % 16) / 16 - 0.5;
      for (let k = 0; k < 3; k += 1) {
        const a = light[(row + left) * 3 + k] as number;
        const b = light[(row + right) * 3 + k] as number;
        const c = light[(below + left) * 3 + k] as number;
        const d = light[(below + right) * 3 + k] as number;
        const value = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
        into[to + k] = Math.sqrt(value) * 255 + grain;
      }
      into[to + 3] = 255;
    }
  }
}
