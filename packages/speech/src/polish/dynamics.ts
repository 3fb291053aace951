import { sampleRate, toDecibels, toGain } from '@adwright/sound/stereo.ts';
import { equalise } from './biquad.ts';

const follow = (seconds: number): number => 1 - Math.exp(-1 / (seconds * sampleRate));

/** Evens out loud and quiet syllables; works where the sound lies. */
export function compress(
  samples: Float32Array,
  options: { readonly threshold: number; readonly ratio: number; readonly attack: number; readonly release: number },
): void {
  const [up, down, smooth] = [follow(options.attack), follow(options.release), follow(0.01)];
  let [power, reduction] = [0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    power += (x * x - power) * smooth;
    const over = toDecibels(Math.sqrt(power)) - options.threshold;
    const wanted = over > 0 ? over * (1 - 1 / options.ratio) : 0;
    reduction += (wanted - reduction) * (wanted > reduction ? up : down);
    samples[i] = x * toGain(-reduction);
  }
}

/** Takes back the hiss of s and sh, and only while it hisses. */
export function deEss(samples: Float32Array, options: { readonly hertz: number; readonly depth: number }): void {
  const sharp = samples.slice();
  equalise(sharp, [
    { kind: 'high-pass', hertz: options.hertz, q: 0.7 },
    { kind: 'high-pass', hertz: options.hertz, q: 0.7 },
  ]);
  const [up, down, slow, quick] = [follow(0.001), follow(0.05), follow(0.4), follow(0.004)];
  let [hiss, voice, reduction] = [0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    const s = sharp[i] ?? 0;
    hiss += (s * s - hiss) * quick;
    voice += (x * x - voice) * slow;
    // Against the voice around it, so that a quiet recording is treated like a loud one.
    const over = toDecibels(Math.sqrt(hiss)) - toDecibels(Math.sqrt(voice)) + 8;
    const wanted = Math.min(options.depth, Math.max(0, over * 0.7));
    reduction += (wanted - reduction) * (wanted > reduction ? up : down);
    samples[i] = x - s * (1 - toGain(-reduction));
  }
}
