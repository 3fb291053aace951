import { addInto, sampleRate, silence, type Stereo, toGain } from '../stereo.ts';
import { normalised } from './loudness.ts';

export type Clip = {
  readonly role: 'voice' | 'music' | 'effect';
  readonly sound: Stereo;
  /** Seconds into the mix, seconds into the sound, and how long it sounds (to its end, if not given). */
  readonly start: number;
  readonly from?: number;
  readonly duration?: number;
  /** Decibels. */
  readonly gain?: number;
  readonly fadeIn?: number;
  readonly fadeOut?: number;
  readonly loop?: boolean;
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

function laid(clip: Clip, seconds: number): Stereo {
  const track = silence(seconds);
  const source = clip.sound.left.length;
  const offset = Math.round((clip.from ?? 0) * sampleRate);
  const natural = clip.loop ? seconds - clip.start : (source - offset) / sampleRate;
  const length = Math.min(clip.duration ?? natural, natural, seconds - clip.start);
  const gain = toGain(clip.gain ?? 0);
  const at = Math.round(clip.start * sampleRate);
  const frames = Math.min(Math.round(length * sampleRate), track.left.length - at);
  for (let i = 0; i < frames; i += 1) {
    const from = clip.loop ? (offset + i) % source : offset + i;
    const level = gain * fadeAt(clip, i / sampleRate, length);
    track.left[at + i] = (clip.sound.left[from] ?? 0) * level;
    track.right[at + i] = (clip.sound.right[from] ?? 0) * level;
  }
  return track;
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

/** One soundtrack: music ducked under voice, effects on top, at the loudness the networks play at. */
export function mix(clips: readonly Clip[], options: MixOptions): Stereo {
  const { loudness, truePeak, duck } = { ...defaults, ...options };
  const buses = { voice: silence(options.seconds), music: silence(options.seconds), effect: silence(options.seconds) };
  for (const clip of clips) addInto(buses[clip.role], laid(clip, options.seconds), 0);
  const curve = duckingCurve(buses.voice, duck);
  for (let i = 0; i < curve.length; i += 1) {
    const under = curve[i] ?? 1;
    buses.voice.left[i] = (buses.voice.left[i] ?? 0) + (buses.music.left[i] ?? 0) * under + (buses.effect.left[i] ?? 0);
    buses.voice.right[i] =
      (buses.voice.right[i] ?? 0) + (buses.music.right[i] ?? 0) * under + (buses.effect.right[i] ?? 0);
  }
  return normalised(buses.voice, { loudness, truePeak });
}
