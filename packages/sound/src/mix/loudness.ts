import { sampleRate, type Stereo, toDecibels, toGain } from '../stereo.ts';
import { limited } from './limiter.ts';

type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** The two filters of ITU-R BS.1770-4 at 48 kHz: the head, then what the ear hardly hears below. */
const shelf: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const highPass: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

function passed(signal: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(signal.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < signal.length; i += 1) {
    const x = signal[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Power of each 400 ms block, a new one every 100 ms. */
function blockPowers(sound: Stereo): number[] {
  const weighted = [sound.left, sound.right].map((channel) => passed(passed(channel, shelf), highPass));
  const [block, hop] = [0.4 * sampleRate, 0.1 * sampleRate];
  const powers: number[] = [];
  for (let start = 0; start + block <= sound.left.length; start += hop) {
    let sum = 0;
    for (const channel of weighted) for (let i = start; i < start + block; i += 1) sum += (channel[i] ?? 0) ** 2;
    powers.push(sum / block);
  }
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

/** Brings a sound to a loudness and keeps its true peak below the limit, if need be by a limiter. */
export function normalised(sound: Stereo, target: { loudness: number; truePeak: number }): Stereo {
  let current = sound;
  // A limiter takes some loudness away; two more rounds win it back.
  for (let round = 0; round < 3; round += 1) {
    const now = loudnessOf(current);
    if (!Number.isFinite(now)) return sound;
    current = limited(current, { gain: toGain(target.loudness - now), ceiling: toGain(target.truePeak - 0.2) });
  }
  const over = truePeakOf(current) - target.truePeak;
  if (over > 0) return limited(current, { gain: toGain(-over), ceiling: 1 });
  return current;
}
