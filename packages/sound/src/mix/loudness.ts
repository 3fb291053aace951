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

/** What both filters remember of the samples before. */
type Memory = { x1: number; x2: number; y1: number; y2: number; z1: number; z2: number };

/**
 * Power of some samples of a channel, filtered. A function called for each tenth of a second is compiled after a few;
 * one long loop would run uncompiled for most of a short video.
 */
function power(channel: Float32Array, from: number, to: number, memory: Memory): number {
  let { x1, x2, y1, y2, z1, z2 } = memory;
  let sum = 0;
  for (let i = from; i < to; i += 1) {
    const x = channel[i] as number;
    // What the sample just before has to do with it comes last: only that has to be waited for.
    const y = shelf.b0 * x + shelf.b1 * x1 + (shelf.b2 * x2 - shelf.a2 * y2) - shelf.a1 * y1;
    const z = y - 2 * y1 + (y2 - highPass.a2 * z2) - highPass.a1 * z1;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    sum += z * z;
  }
  Object.assign(memory, { x1, x2, y1, y2, z1, z2 });
  return sum;
}

function hopPowers(channel: Float32Array): number[] {
  const memory = { x1: 0, x2: 0, y1: 0, y2: 0, z1: 0, z2: 0 };
  const hops = Math.floor(channel.length / hop);
  return Array.from({ length: hops }, (_, part) => power(channel, part * hop, (part + 1) * hop, memory));
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Power of each 400 ms block, a new one every 100 ms. */
function blockPowers(sound: Stereo): number[] {
  const [left, right] = [hopPowers(sound.left), hopPowers(sound.right)];
  const hops = left.map((power, part) => power + (right[part] ?? 0));
  const powers: number[] = [];
  for (let first = 0; first + hopsOfBlock <= hops.length; first += 1)
    powers.push(hops.slice(first, first + hopsOfBlock).reduce((all, sum) => all + sum, 0) / (hop * hopsOfBlock));
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

const taps = 8;
/** A windowed sinc at a quarter, a half and three quarters of the way from one sample to the next. */
const between = [0.25, 0.5, 0.75].map((shift) =>
  Float64Array.from({ length: taps * 2 }, (_, k) => {
    const x = k - taps + 1 - shift;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / taps));
  }),
);

/** How high a channel rises between a sample and the next. */
function riseAfter(channel: Float32Array, i: number): number {
  let peak = 0;
  for (const kernel of between) {
    let sum = 0;
    for (let k = 0; k < kernel.length; k += 1) sum += (channel[i + k - taps + 1] ?? 0) * (kernel[k] as number);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Highest peak in dBTP, between the samples too: four times oversampled beside the samples that rise above others. */
export function truePeakOf(sound: Stereo): number {
  let peak = 0;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      const here = Math.abs(channel[i] as number);
      if (here > peak) peak = here;
      // Between two samples the signal only exceeds them noticeably where they are loud.
      if (here < peak * 0.6 || here === 0) continue;
      if (here < Math.abs(channel[i - 1] ?? 0) || here < Math.abs(channel[i + 1] ?? 0)) continue;
      peak = Math.max(peak, riseAfter(channel, i - 1), riseAfter(channel, i));
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
    const held = limit(sound, { gain: toGain(target.loudness - now), ceiling: toGain(target.truePeak - 0.2) });
    // Only made louder or softer, it is as loud as asked for.
    if (!held) break;
  }
  const over = truePeakOf(sound) - target.truePeak;
  if (over > 0) limit(sound, { gain: toGain(-over), ceiling: 1 });
}
