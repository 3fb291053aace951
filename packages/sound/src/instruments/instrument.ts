import type { Random } from '../synth/random.ts';

/** One note, dry and mono; the track places it. `held` is how long the key is down. */
export type Instrument = (voice: { frequency: number; held: number; velocity: number; random: Random }) => Float32Array;
