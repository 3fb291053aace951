// What a piece measures when it is heard: `npm run listen -w packages/sound -- [track …]`
import { loudnessOf, truePeakOf } from '../mix/loudness.ts';
import { mix } from '../mix/mix.ts';
import { inMemory, sampleRate, type Stereo } from '../stereo.ts';
import { lastBeat } from './last-beat.ts';
import { renderTrack } from './render-track.ts';
import type { Track } from './track.ts';
import { tracks } from './tracks.ts';

const film = 15;
/** One value of loudness every so many samples. */
const hop = 480;

function energies({ left, right }: Stereo): Float64Array {
  const values = new Float64Array(Math.floor(left.length / hop));
  for (let at = 0; at < values.length; at += 1) {
    let sum = 0;
    for (let i = at * hop; i < (at + 1) * hop; i += 1) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    values[at] = Math.sqrt(sum / (2 * hop));
  }
  return values;
}

/** The tempo at which what begins comes back most, among those a foot would tap; beats and their halves count alike. */
function tempoOf(sound: Stereo, wanted: number): number {
  const energy = energies(sound);
  const onset = energy.map((value, at) => Math.max(0, value - (energy[at - 1] ?? value)));
  const alike = (bpm: number): number => {
    const lag = (60 / bpm) * (sampleRate / hop);
    let sum = 0;
    for (let at = Math.ceil(lag) + 1; at < onset.length; at += 1) {
      const back = at - lag;
      const [low, share] = [Math.floor(back), back % 1];
      sum += (onset[at] ?? 0) * ((onset[low] ?? 0) * (1 - share) + (onset[low + 1] ?? 0) * share);
    }
    return sum;
  };
  const near = Array.from({ length: 61 }, (_, index) => wanted * (0.85 + index * 0.005));
  return near.reduce((best, bpm) => (alike(bpm) > alike(best) ? bpm : best), wanted * 0.85);
}

/** The longest time below −50 dB. */
function silenceIn(sound: Stereo): number {
  let [longest, run] = [0, 0];
  for (const value of energies(sound)) {
    run = value < 10 ** (-50 / 20) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * hop) / sampleRate;
}

/** The piece as a film of 15 seconds plays it. */
function inFilm(track: Track, sound: Stereo): Stereo {
  const last = lastBeat(track, film);
  const clip = { role: 'music' as const, sound: inMemory(sound) };
  return mix(
    [
      { ...clip, start: 0, duration: last, loop: true, fadeOut: 0.02 },
      { ...clip, start: last, duration: film - last, fadeOut: film - last },
    ],
    { seconds: film, truePeak: -1.6 },
  );
}

/** How much louder the last beat is than the moment before it, and the very end than that beat, in decibels. */
function endingOf(track: Track, heard: Stereo): { beat: number; end: number } {
  const energy = energies(heard);
  const at = Math.round((lastBeat(track, film) * sampleRate) / hop);
  const most = (from: number, to: number): number => Math.max(1e-5, ...energy.slice(from, to));
  const beat = most(at, at + 12);
  return {
    beat: 20 * Math.log10(beat / most(at - 8, at - 1)),
    end: 20 * Math.log10(most(energy.length - 6, energy.length) / beat),
  };
}

const wanted = process.argv.slice(2);
const rows = tracks
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .map((track) => {
    const sound = renderTrack(track);
    const heard = inFilm(track, sound);
    const ending = endingOf(track, heard);
    const shown = (value: number): number => Math.round(value * 10) / 10;
    return {
      track: track.id,
      mood: track.mood,
      seconds: shown(sound.left.length / sampleRate),
      LUFS: shown(loudnessOf(heard)),
      'true peak': shown(truePeakOf(heard)),
      silence: shown(silenceIn(sound)),
      'tempo written': track.bpm,
      'tempo heard': shown(tempoOf(sound, track.bpm)),
      'last beat dB': shown(ending.beat),
      'end dB': shown(ending.end),
    };
  });
const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
const cell = (value: string | number): string => String(value).padEnd(16);
const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
process.stdout.write(`${lines.map((line) => line.join('')).join('\n')}\n`);
