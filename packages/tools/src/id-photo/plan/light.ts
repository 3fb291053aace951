/**
 * Evens a portrait's light without changing whose skin it is: the whole photo's highlights say how it was exposed,
 * never how dark somebody is. Pure and the same in the browser and on the server.
 */
export type Light = {
  readonly exposure: number;
  readonly balance: [number, number, number];
  readonly side: number;
};

type Pixels = { readonly data: Uint8Array | Uint8ClampedArray; readonly width: number; readonly height: number };

const toLinear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
const levels = 4096;
const toByte = Uint8Array.from({ length: levels + 1 }, (_, value) => Math.round(255 * (value / levels) ** (1 / 2.2)));

export function brightness(r: number, g: number, b: number): number {
  return 0.2126 * (toLinear[r] ?? 0) + 0.7152 * (toLinear[g] ?? 0) + 0.0722 * (toLinear[b] ?? 0);
}

/** Well exposed photos have highlights up to here. */
const highlights = 0.7;
const mostExposure = 1.3;
/** A cast stronger than this is a coloured wall, not the light. */
const mostCast = 0.12;

/** From the photo as it was taken, three bytes a pixel: its brightest twentieth is nearly white in most rooms. */
export function measureScene({ data, width, height }: Pixels): Pick<Light, 'exposure' | 'balance'> {
  const values: { y: number; at: number }[] = [];
  for (let i = 0; i < width * height; i += 1)
    values.push({ y: brightness(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0), at: i * 3 });
  values.sort((a, b) => b.y - a.y);
  const bright = values.slice(0, Math.max(1, Math.floor(values.length / 20)));
  const sum = [0, 1, 2].map((c) => bright.reduce((total, { at }) => total + (toLinear[data[at + c] ?? 0] ?? 0), 0));
  const mean = sum.reduce((total, value) => total + value, 0) / 3 || 1;
  const cast = sum.map((value) => value / mean - 1);
  const neutral = cast.every((value) => Math.abs(value) <= mostCast);
  const gain = (c: number): number => (neutral ? (1 + (cast[c] ?? 0)) ** -0.6 : 1);
  const top = bright.at(-1)?.y ?? 1;
  return {
    exposure: top >= highlights ? 1 : Math.min(mostExposure, highlights / Math.max(top, 0.05)),
    balance: [gain(0), gain(1), gain(2)],
  };
}

export type FaceArea = { readonly x: number; readonly y: number; readonly chin: number; readonly roll: number };

/** Left against right of the cheeks and forehead, four bytes a pixel; (x, y) is the middle between the eyes. */
export function measureSide({ data, width, height }: Pixels, { x, y, chin, roll }: FaceArea): number {
  const angle = (-roll * Math.PI) / 180;
  const halves = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  const steps = 40;
  for (let j = 0; j <= steps; j += 1)
    for (let i = -steps; i <= steps; i += 1) {
      const [u, v] = [(i / steps) * 0.55 * chin, (-0.3 + (j / steps) * 1.0) * chin];
      if (Math.abs(u) < 0.08 * chin) continue;
      const [px, py] = [
        Math.round(x + u * Math.cos(angle) + v * Math.sin(angle)),
        Math.round(y - u * Math.sin(angle) + v * Math.cos(angle)),
      ];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const at = (py * width + px) * 4;
      const half = halves[u < 0 ? 0 : 1];
      if (!half || (data[at + 3] ?? 0) < 200) continue;
      half.sum += brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      half.count += 1;
    }
  const [left, right] = halves.map(({ sum, count }) => (count === 0 ? 0 : sum / count));
  return left && right ? Math.log(left / right) : 0;
}

/** No shadow is lifted by more than this: the rest belongs to the face. */
const mostSide = 0.9;

/** Changes four-byte pixels in place. `middle` is the column between the eyes, `half` half the face's width. */
export function applyLight(pixels: Pixels, light: Light, strength: number, middle: number, half: number): void {
  const { data, width, height } = pixels;
  if (strength === 0) return;
  const side = Math.max(-mostSide, Math.min(mostSide, light.side)) * strength;
  const gains = light.balance.map((value) => (value * light.exposure) ** strength);
  const ramp = Float32Array.from({ length: width }, (_, x) => Math.exp((Math.tanh((x - middle) / half) * side) / 2));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        const gain = (gains[c] ?? 1) * (ramp[x] ?? 1);
        // Multiplies in the shadows and bends towards white, so that nothing burns out.
        const value = 1 - (1 - (toLinear[data[at + c] ?? 0] ?? 0)) ** gain;
        data[at + c] = toByte[Math.round(value * levels)] ?? 255;
      }
    }
}
