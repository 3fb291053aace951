import { normalise } from '@adwright/sound/mix/loudness.ts';
import { sampleRate, type Stereo } from '@adwright/sound/stereo.ts';
import { reverb } from '@adwright/sound/synth/reverb.ts';
import { equalise, type Band } from './biquad.ts';
import { compress, deEss } from './dynamics.ts';
import { drift } from './soften.ts';

/** Voices lie a little below the soundtrack they are mixed into. */
export const voiceLoudness = { loudness: -16, truePeak: -1.5 } as const;

export type Polish = {
  /** A formant voice is harsh where the ear is most awake; a recorded one is only tidied. */
  readonly kind: 'synthetic' | 'sampled';
  readonly gender: 'female' | 'male' | 'neutral';
};

const synthetic: readonly Band[] = [
  { kind: 'low-shelf', hertz: 200, q: 0.7, decibels: 2 },
  { kind: 'peak', hertz: 450, q: 1.1, decibels: -1.5 },
  { kind: 'peak', hertz: 3100, q: 1.2, decibels: -1.5 },
  { kind: 'high-shelf', hertz: 8000, q: 0.7, decibels: -3 },
];
const sampled: readonly Band[] = [
  { kind: 'peak', hertz: 350, q: 1, decibels: -1.5 },
  { kind: 'peak', hertz: 4500, q: 0.8, decibels: 1.5 },
];

/** From a bare mono voice at 48 kHz to one that sits in an ad: even, without rumble or hiss, in a small room. */
export function polish(voice: Float32Array, { kind, gender }: Polish): Stereo {
  const dry = kind === 'synthetic' ? drift(voice, voice.length) : voice.slice();
  const rumble = gender === 'male' ? 70 : 110;
  equalise(dry, [{ kind: 'high-pass', hertz: rumble, q: 0.7 }, ...(kind === 'synthetic' ? synthetic : sampled)]);
  level(dry);
  deEss(dry, { hertz: 5200, depth: 6 });
  compress(dry, { threshold: -24, ratio: 2.4, attack: 0.008, release: 0.14 });
  const sound = inRoom(dry, kind === 'synthetic' ? 0.06 : 0.04);
  normalise(sound, voiceLoudness);
  return sound;
}

/** The compressor's threshold is absolute: voices come to it equally loud. */
function level(samples: Float32Array): void {
  let power = 0;
  let count = 0;
  for (const sample of samples) {
    if (Math.abs(sample) < 0.003) continue;
    power += sample * sample;
    count += 1;
  }
  const gain = count === 0 ? 1 : 0.1 / Math.sqrt(power / count);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain;
}

/** Early reflections a few milliseconds apart in the ears, and a short, dull tail. The direct voice stays centred. */
function inRoom(dry: Float32Array, wet: number): Stereo {
  const room: Stereo = { left: dry.slice(), right: dry.slice() };
  equalise(room.left, [{ kind: 'low-pass', hertz: 5000, q: 0.7 }]);
  room.right.set(room.left);
  const tail = reverb(room, { seconds: 0.28, damping: 0.45 });
  const [near, far] = [Math.round(0.0067 * sampleRate), Math.round(0.0091 * sampleRate)];
  const out: Stereo = { left: new Float32Array(dry.length), right: new Float32Array(dry.length) };
  for (let i = 0; i < dry.length; i += 1) {
    const voice = dry[i] ?? 0;
    out.left[i] = voice + wet * ((room.left[i - near] ?? 0) + 1.4 * (tail.left[i] ?? 0));
    out.right[i] = voice + wet * ((room.right[i - far] ?? 0) + 1.4 * (tail.right[i] ?? 0));
  }
  return out;
}
