import type { Plane } from '../guided-filter.ts';
import type { Ground } from './fit-ground.ts';

/**
 * In levels, and for the shade as a share: beyond these a pixel is no ground, not even one in shadow. What is only
 * lighter does not count: it may be light.
 */
const limits = { hue: 30, shade: 0.55 };

/** Apart from a shadow, which darkens the ground and keeps its hue. */
function standsOut(rgb: Uint8Array, ground: Float32Array, i: number): boolean {
  const [r, g, b] = [rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0];
  const [gr, gg, gb] = [ground[i * 3] ?? 0, ground[i * 3 + 1] ?? 0, ground[i * 3 + 2] ?? 0];
  const light = 0.299 * r + 0.587 * g + 0.114 * b;
  const groundLight = 0.299 * gr + 0.587 * gg + 0.114 * gb;
  const ratio = Math.min(1, (light + 8) / (groundLight + 8));
  const hue = Math.hypot(r - light - (gr - groundLight) * ratio, b - light - (gb - groundLight) * ratio);
  return hue > limits.hue || 1 - ratio > limits.shade;
}

/** More than this share of the subject again is something else that happens to touch it. */
const most = 0.5;

/** Takes along what stands out of the ground and hangs together with the subject, such as a thin leg or a strap. */
export function addEvident(subject: Plane, rgb: Uint8Array, ground: Ground): Plane {
  const { width, height } = subject;
  const data = Float32Array.from(subject.data);
  const queue = new Int32Array(data.length);
  let length = 0;
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] ?? 0) <= 0.5) continue;
    queue[length] = i;
    length += 1;
  }
  const before = length;
  const visit = (i: number): void => {
    if ((data[i] ?? 0) > 0.5 || !standsOut(rgb, ground.rgb, i)) return;
    data[i] = 1;
    queue[length] = i;
    length += 1;
  };
  for (let at = 0; at < length; at += 1) {
    const i = queue[at] ?? 0;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < data.length - width) visit(i + width);
  }
  return length - before > before * most ? subject : { width, height, data };
}
