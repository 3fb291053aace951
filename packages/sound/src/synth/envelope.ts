import { sampleRate } from '../stereo.ts';

export type Envelope = { attack: number; decay: number; sustain: number; release: number };

function heldLevel({ attack, decay, sustain }: Envelope, at: number): number {
  return at < attack ? at / attack : sustain + (1 - sustain) * Math.exp((-4 * (at - attack)) / decay);
}

/** Level at `t` seconds of a note held for `held` seconds. Decay and release fall as sounds do, by a constant ratio. */
export function levelAt(envelope: Envelope, t: number, held: number): number {
  if (t < held) return heldLevel(envelope, t);
  return heldLevel(envelope, held) * Math.exp((-5 * (t - held)) / envelope.release);
}

/** How long the note sounds in all, its release included. */
export function soundingSeconds(envelope: Envelope, held: number): number {
  return held + envelope.release;
}

/** Fills a mono note sample by sample and takes the last 5 ms to zero, so that no note ends in a click. */
export function note(seconds: number, sampleAt: (t: number, index: number) => number): Float32Array {
  const length = Math.round(seconds * sampleRate);
  const out = new Float32Array(length);
  const tail = Math.min(length, Math.round(0.005 * sampleRate));
  for (let i = 0; i < length; i += 1) {
    const end = Math.min(1, (length - i) / tail);
    out[i] = sampleAt(i / sampleRate, i) * end;
  }
  return out;
}
