import { sampleRate, type Stereo } from '../stereo.ts';

const lookahead = Math.round(0.004 * sampleRate);
const releasePerSample = 1 - Math.exp(-1 / (0.09 * sampleRate));
/** A thousandth of a decibel below: nobody hears the gain jump the rest of the way. */
const recovered = 0.9999;

/**
 * Gain, then a look-ahead limiter: both channels together, so that the picture between them stays still. Works
 * where the sound lies, since a long video's soundtrack is the largest thing in memory. Says whether it held anything
 * back.
 */
export function limit(sound: Stereo, options: { gain: number; ceiling: number }): boolean {
  const { gain } = options;
  const { length } = sound.left;
  const highest = options.ceiling / gain;
  const loud = new LoudAhead();
  let [at, held] = [0, false];
  while (at < length) {
    const next = firstAbove(sound, at, highest);
    const quiet = next === length ? length : Math.max(at, next - lookahead + 1);
    amplify(sound, at, quiet, gain);
    at = quiet;
    if (at === length) break;
    held = true;
    at = holdBack(sound, at, gain, highest, loud);
  }
  return held;
}

/** The first sample from here on that is too loud in one of the channels, or the length. */
function firstAbove({ left, right }: Stereo, from: number, highest: number): number {
  for (let i = from; i < left.length; i += 1) {
    if (Math.abs(left[i] as number) > highest || Math.abs(right[i] as number) > highest) return i;
  }
  return left.length;
}

function amplify({ left, right }: Stereo, from: number, to: number, gain: number): void {
  for (let i = from; i < to; i += 1) {
    left[i] = (left[i] as number) * gain;
    right[i] = (right[i] as number) * gain;
  }
}

/** Limits from here until nothing ahead is too loud and the gain is back; says where that is. */
function holdBack({ left, right }: Stereo, from: number, gain: number, highest: number, loud: LoudAhead): number {
  let envelope = 1;
  let read = from;
  for (let i = from; i < left.length; i += 1) {
    loud.forget(i);
    for (const end = Math.min(left.length, i + lookahead); read < end; read += 1) {
      const peak = Math.max(Math.abs(left[read] as number), Math.abs(right[read] as number));
      if (peak > highest) loud.add(read, highest / peak);
    }
    const goal = loud.least();
    // Down in the time it can see ahead, up slowly.
    envelope =
      goal < envelope
        ? Math.max(goal, envelope - (1 - goal + 0.02) / lookahead)
        : envelope + (goal - envelope) * releasePerSample;
    if (goal === 1 && envelope > recovered) return i;
    const peak = Math.max(Math.abs(left[i] as number), Math.abs(right[i] as number));
    const level = gain * (peak * envelope > highest ? highest / peak : envelope);
    left[i] = (left[i] as number) * level;
    right[i] = (right[i] as number) * level;
  }
  return left.length;
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
