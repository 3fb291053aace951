import { sampleRate, type Stereo } from '../stereo.ts';

const lookahead = Math.round(0.004 * sampleRate);
const releasePerSample = 1 - Math.exp(-1 / (0.09 * sampleRate));

/**
 * Gain, then a look-ahead limiter: both channels together, so that the picture between them stays still. Works
 * where the sound lies, since a long video's soundtrack is the largest thing in memory.
 */
export function limit(sound: Stereo, options: { gain: number; ceiling: number }): void {
  const { left, right } = sound;
  const { gain, ceiling } = options;
  /** The gain that brings a sample under the ceiling; 1 where it is there already. */
  const wanted = (i: number): number => {
    const peak = Math.max(Math.abs(left[i] as number), Math.abs(right[i] as number)) * gain;
    return peak > ceiling ? ceiling / peak : 1;
  };
  const loud = new LoudAhead();
  let envelope = 1;
  let read = 0;
  for (let i = 0; i < left.length; i += 1) {
    loud.forget(i);
    for (const end = Math.min(left.length, i + lookahead); read < end; read += 1) {
      const next = wanted(read);
      if (next < 1) loud.add(read, next);
    }
    const goal = loud.least();
    // Down in the time it can see ahead, up slowly.
    envelope =
      goal < envelope
        ? Math.max(goal, envelope - (1 - goal + 0.02) / lookahead)
        : envelope + (goal - envelope) * releasePerSample;
    // Where nothing ahead is too loud, this sample is not either.
    const level = gain * (goal < 1 ? Math.min(envelope, wanted(i)) : envelope);
    left[i] = (left[i] as number) * level;
    right[i] = (right[i] as number) * level;
  }
}

/** The smallest gain wanted by the samples ahead, told in order; only those too loud are told: few of them are. */
class LoudAhead {
  /** A ring of more places than can be ahead, each gain smaller than the ones after it. */
  private readonly mask = 2 ** Math.ceil(Math.log2(lookahead + 1)) - 1;
  private readonly places = new Int32Array(this.mask + 1);
  private readonly gains = new Float64Array(this.mask + 1);
  private head = 0;
  private tail = 0;

  forget(before: number): void {
    while (this.tail > this.head && (this.places[this.head & this.mask] as number) < before) this.head += 1;
  }

  add(place: number, gain: number): void {
    while (this.tail > this.head && (this.gains[(this.tail - 1) & this.mask] as number) >= gain) this.tail -= 1;
    this.places[this.tail & this.mask] = place;
    this.gains[this.tail & this.mask] = gain;
    this.tail += 1;
  }

  least(): number {
    return this.tail > this.head ? (this.gains[this.head & this.mask] as number) : 1;
  }
}
