import { sampleRate, type Stereo, toDecibels, toGain } from '../stereo.ts';
import { limit } from './limiter.ts';

const hop = 0.1 * sampleRate;
const hopsOfBlock = 4;

/** The two filters of ITU-R BS.1770-4 at 48 kHz: the head, then what the ear hardly hears below. */
const shelf = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
} as const;
const highPass = { a1: -1.99004745483398, a2: 0.99007225036621 } as const;

/** Adds the power of each 100 ms of a channel, both filters in one pass: every mix is measured three times. */
function addPowers(channel: Float32Array, sums: Float64Array): void {
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let part = 0; part < sums.length; part += 1) {
    let sum = 0;
    for (let i = part * hop; i < (part + 1) * hop; i += 1) {
      const x = channel[i] ?? 0;
      const y = shelf.b0 * x + shelf.b1 * x1 + shelf.b2 * x2 - shelf.a1 * y1 - shelf.a2 * y2;
      const z = y - 2 * y1 + y2 - highPass.a1 * z1 - highPass.a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    sums[part] = (sums[part] ?? 0) + sum;
  }
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Power of each 400 ms block, a new one every 100 ms. */
function blockPowers(sound: Stereo): number[] {
  const sums = new Float64Array(Math.floor(sound.left.length / hop));
  for (const channel of [sound.left, sound.right]) addPowers(channel, sums);
  const powers: number[] = [];
  for (let first = 0; first + hopsOfBlock <= sums.length; first += 1)
    powers.push(sums.subarray(first, first + hopsOfBlock).reduce((all, sum) => all + sum, 0) / (hop * hopsOfBlock));
  return powers;
}

/** Integrated loudness in LUFS (BS.1770-4, both gates). Silence is −Infinity. */
export function loudnessOf(sound: Stereo): number {
  const heard = blockPowers(sound).filter((power) => lufs(power) > -70);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const mean = (powers: readonly number[]): number => powers.reduce((sum, power) => sum + power, 0) / powers.length;
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** Highest peak in dBTP, between the samples too: four times oversampled by a windowed sinc. */
export function truePeakOf(sound: Stereo): number {
  let peak = 0;
  const taps = 8;
  const kernels = [0.25, 0.5, 0.75].map((shift) =>
    Array.from({ length: taps * 2 }, (_, k) => {
      const x = k - taps + 1 - shift;
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / taps));
    }),
  );
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      const here = Math.abs(channel[i] ?? 0);
      if (here > peak) peak = here;
      // Between two samples the signal only exceeds them noticeably where they are loud.
      if (here < peak * 0.6) continue;
      for (const kernel of kernels) {
        let sum = 0;
        for (let k = 0; k < kernel.length; k += 1) sum += (channel[i + k - taps + 1] ?? 0) * (kernel[k] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return toDecibels(peak);
}

/** Nobody hears so little, in LU; another round would not be worth its time. */
const near = 0.1;

/** Brings a sound to a loudness, where it lies, and keeps its true peak below the limit, if need be by a limiter. */
export function normalise(sound: Stereo, target: { loudness: number; truePeak: number }): void {
  // A limiter takes some loudness away; two more rounds win it back.
  for (let round = 0; round < 3; round += 1) {
    const now = loudnessOf(sound);
    if (!Number.isFinite(now)) return;
    if (round > 0 && Math.abs(target.loudness - now) < near) break;
    limit(sound, { gain: toGain(target.loudness - now), ceiling: toGain(target.truePeak - 0.2) });
  }
  const over = truePeakOf(sound) - target.truePeak;
  if (over > 0) limit(sound, { gain: toGain(-over), ceiling: 1 });
}
