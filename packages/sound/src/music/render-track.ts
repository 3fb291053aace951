import { instruments } from '../instruments/all.ts';
import { normalise } from '../mix/loudness.ts';
import { addInto, addPlaced, sampleRate, silence, type Stereo } from '../stereo.ts';
import { randomOf } from '../synth/random.ts';
import { reverb } from '../synth/reverb.ts';
import { scoreOf, secondsOfTrack } from './score.ts';
import type { Track } from './track.ts';

/** What rings on past the last bar is laid over the first, so that the loop has no seam. */
const tailSeconds = 4;

/** How far everything tonal gives way just after each kick. */
function pumpCurve(track: Track, length: number, kicks: readonly number[]): Float32Array {
  const curve = new Float32Array(length).fill(1);
  const depth = track.pump ?? 0;
  if (depth === 0) return curve;
  const width = Math.round(0.28 * sampleRate);
  for (const kick of kicks) {
    const at = Math.round(kick * sampleRate);
    for (let i = 0; i < width && at + i < length; i += 1)
      curve[at + i] = Math.min(curve[at + i] ?? 1, 1 - depth * (1 - i / width) ** 2);
  }
  return curve;
}

function folded(sound: Stereo, length: number): Stereo {
  const loop = { left: sound.left.slice(0, length), right: sound.right.slice(0, length) };
  const tail = { left: sound.left.slice(length), right: sound.right.slice(length) };
  addInto(loop, tail, 0);
  return loop;
}

function saturate(channel: Float32Array): void {
  for (let i = 0; i < channel.length; i += 1) channel[i] = Math.tanh((channel[i] ?? 0) * 0.9) / 0.9;
}

/** The loop as sound, at −16 LUFS: the level music has before a mix places it. */
export function renderTrack(track: Track): Stereo {
  const seconds = secondsOfTrack(track);
  const length = Math.round(seconds * sampleRate);
  const drums = silence(seconds + tailSeconds);
  const tones = silence(seconds + tailSeconds);
  const hall = silence(seconds + tailSeconds);
  const random = randomOf(track.bpm * 97 + track.name.length);
  const kicks: number[] = [];
  for (const { part: index, start, ...voice } of scoreOf(track)) {
    const part = track.parts[index];
    if (!part) continue;
    if (part.instrument === 'kick') kicks.push(start);
    const sound = instruments[part.instrument]({ ...voice, random });
    const at = Math.round(start * sampleRate);
    addPlaced(part.kind === 'drum' ? drums : tones, sound, at, part.gain, part.pan ?? 0);
    if (part.hall) addPlaced(hall, sound, at, part.gain * part.hall, part.pan ?? 0);
  }
  const pump = pumpCurve(track, tones.left.length, kicks);
  const wet = reverb(hall, { seconds: track.hallSeconds, damping: 0.35 });
  addInto(tones, wet, 0);
  for (const channel of [tones.left, tones.right])
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) * (pump[i] ?? 1);
  addInto(tones, drums, 0);
  const loop = folded(tones, length);
  saturate(loop.left);
  saturate(loop.right);
  normalise(loop, { loudness: -16, truePeak: -1.5 });
  return loop;
}
