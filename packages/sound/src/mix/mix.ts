import { sampleRate, silence, type SoundSource, type Stereo, toGain } from '../stereo.ts';
import { normalise } from './loudness.ts';

export type Clip = {
  readonly role: 'voice' | 'music' | 'effect';
  readonly sound: SoundSource;
  /** Seconds into the mix, seconds into the sound, and how long it sounds (to its end, if not given). */
  readonly start: number;
  readonly from?: number | undefined;
  readonly duration?: number | undefined;
  /** Decibels. */
  readonly gain?: number | undefined;
  readonly fadeIn?: number | undefined;
  readonly fadeOut?: number | undefined;
  readonly loop?: boolean | undefined;
};

export type MixOptions = {
  readonly seconds: number;
  readonly loudness?: number;
  readonly truePeak?: number;
  /** Decibels the music gives way under a voice. */ readonly duck?: number;
};

const defaults = { loudness: -14, truePeak: -1, duck: 12 } as const;

/** Equal-power fades: two clips that cross keep their common loudness. */
function fadeAt(clip: Clip, t: number, length: number): number {
  const fadeIn = clip.fadeIn && t < clip.fadeIn ? Math.sin((t / clip.fadeIn) * (Math.PI / 2)) : 1;
  const left = length - t;
  const fadeOut =
    clip.fadeOut && left < clip.fadeOut ? Math.sin((Math.max(0, left) / clip.fadeOut) * (Math.PI / 2)) : 1;
  return fadeIn * fadeOut;
}

/** So many samples are added with one call: the call is compiled after a few of them. */
const stretch = 4800;

/** Adds a clip to the mix, each sample as loud as `under` says. */
function lay(clip: Clip, into: Stereo, seconds: number, under?: Float32Array): void {
  const source = clip.sound.frames;
  // A recording may hold nothing; a loop would look for its beginning for ever.
  if (source === 0) return;
  const offset = Math.round((clip.from ?? 0) * sampleRate);
  const natural = clip.loop ? seconds - clip.start : (source - offset) / sampleRate;
  const length = Math.min(clip.duration ?? natural, natural, seconds - clip.start);
  const gain = toGain(clip.gain ?? 0);
  const at = Math.round(clip.start * sampleRate);
  const frames = Math.min(Math.round(length * sampleRate), into.left.length - at);
  const levels = new Float32Array(stretch);
  for (let done = 0; done < frames;) {
    const from = clip.loop ? (offset + done) % source : offset + done;
    const count = Math.min(stretch, frames - done, Math.max(1, source - from));
    levels.fill(gain, 0, count);
    if (isFading(clip, done / sampleRate, (done + count) / sampleRate, length))
      scale(levels, count, (i) => fadeAt(clip, (done + i) / sampleRate, length));
    if (under) scale(levels, count, (i) => under[at + done + i] as number);
    const part = clip.sound.read(from, count);
    addLevelled(into.left, at + done, part.left, levels);
    addLevelled(into.right, at + done, part.right, levels);
    done += count;
  }
}

function isFading(clip: Clip, from: number, to: number, length: number): boolean {
  return from < (clip.fadeIn ?? 0) || to > length - (clip.fadeOut ?? 0);
}

function scale(levels: Float32Array, count: number, by: (i: number) => number): void {
  for (let i = 0; i < count; i += 1) levels[i] = (levels[i] as number) * by(i);
}

function addLevelled(into: Float32Array, at: number, part: Float32Array, levels: Float32Array): void {
  for (let i = 0; i < part.length; i += 1)
    into[at + i] = (into[at + i] as number) + (part[i] as number) * (levels[i] as number);
}

/** How much music is left while somebody speaks: down within 80 ms, up again over half a second. */
function duckingCurve(voice: Stereo, depth: number): Float32Array {
  const curve = new Float32Array(voice.left.length);
  const low = toGain(-depth);
  const [down, up] = [1 - Math.exp(-1 / (0.08 * sampleRate)), 1 - Math.exp(-1 / (0.5 * sampleRate))];
  const hold = Math.round(0.25 * sampleRate);
  let [level, quiet] = [1, hold];
  for (let i = 0; i < curve.length; i += 1) {
    const speaking = Math.max(Math.abs(voice.left[i] ?? 0), Math.abs(voice.right[i] ?? 0)) > 0.01;
    quiet = speaking ? 0 : quiet + 1;
    const goal = quiet < hold ? low : 1;
    level += (goal - level) * (goal < level ? down : up);
    curve[i] = level;
  }
  return curve;
}

/** Takes one clip after the other and holds none of them. Voices come first: the music has to know where they speak. */
export type Mixer = { add(clip: Clip): void; finish(): Stereo };

/** One soundtrack: music ducked under voice, effects on top, at the loudness the networks play at. */
export function createMixer(options: MixOptions): Mixer {
  const { loudness, truePeak, duck } = { ...defaults, ...options };
  const whole = silence(options.seconds);
  let [spoken, accompanied] = [false, false];
  let curve: Float32Array | undefined;
  return {
    add(clip) {
      if (clip.role === 'voice') {
        if (accompanied) throw new Error('voices are mixed before anything else');
        spoken = true;
      } else if (!accompanied) {
        accompanied = true;
        if (spoken) curve = duckingCurve(whole, duck);
      }
      lay(clip, whole, options.seconds, clip.role === 'music' ? curve : undefined);
    },
    finish() {
      normalise(whole, { loudness, truePeak });
      return whole;
    },
  };
}

/** The order in which a mixer takes clips. */
export function inMixingOrder<T extends Pick<Clip, 'role'>>(clips: readonly T[]): T[] {
  return clips.toSorted((a, b) => Number(b.role === 'voice') - Number(a.role === 'voice'));
}

export function mix(clips: readonly Clip[], options: MixOptions): Stereo {
  const mixer = createMixer(options);
  for (const clip of inMixingOrder(clips)) mixer.add(clip);
  return mixer.finish();
}
