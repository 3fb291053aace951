import { randomOf } from '../synth/random.ts';
import { type Chord, chordOf, frequencyOf, pitchOf, voiced } from './theory.ts';
import type { Part, Track } from './track.ts';

export type Note = {
  readonly part: number;
  readonly start: number;
  readonly held: number;
  readonly frequency: number;
  readonly velocity: number;
};

const stepsPerBar = 16;
const loudness: Record<string, number> = { X: 1, x: 0.8, o: 0.5 };

export function secondsOfTrack(track: Track): number {
  return (track.bars * 4 * 60) / track.bpm;
}

/** When a step sounds: every second sixteenth leans back by the swing. */
function timeOf(track: Track, bar: number, step: number): number {
  const beat = 60 / track.bpm;
  const lean = step % 2 === 1 ? ((track.swing ?? 0.5) - 0.5) * (beat / 2) : 0;
  return bar * 4 * beat + step * (beat / 4) + lean;
}

function pitchesOf(part: Part, mark: string, chord: Chord, track: Track): number[] {
  const around = part.around ?? 48;
  switch (part.kind) {
    case 'drum':
      return [around];
    case 'chord':
      return voiced(chord, around);
    case 'bass': {
      const interval = { r: 0, f: 7, o: 12, t: chord.tones[1] ?? 4 }[mark] ?? 0;
      return [24 + chord.root + interval];
    }
    case 'arpeggio': {
      const tones = voiced(chord, around);
      const index = Number.parseInt(mark, 10);
      return [(tones[index % tones.length] ?? around) + 12 * Math.floor(index / tones.length)];
    }
    case 'tune': {
      const degree = '1234567abcdefg'.indexOf(mark);
      return [pitchOf(track.key) + (track.scale[degree % 7] ?? 0) + 12 * Math.floor(degree / 7)];
    }
  }
}

function playsIn(part: Part, bar: number): boolean {
  return part.plays?.some(([from, to]) => bar >= from && bar < to) ?? true;
}

/** Every note of the loop, in time. The same track gives the same score. */
export function scoreOf(track: Track): Note[] {
  const chords = track.chords.map(chordOf);
  const random = randomOf(track.id.length * 7919 + track.bpm * 31 + track.bars);
  const notes: Note[] = [];
  for (const [index, part] of track.parts.entries()) {
    for (let bar = 0; bar < track.bars; bar += 1) {
      const pattern = part.bars[bar % part.bars.length] ?? '';
      if (!playsIn(part, bar)) continue;
      for (let step = 0; step < stepsPerBar; step += 1) {
        const mark = pattern[step] ?? '.';
        if (mark === '.' || mark === '-') continue;
        let end = step + 1;
        while (pattern[end] === '-') end += 1;
        const start = timeOf(track, bar, step) + (part.kind === 'drum' ? 0 : random() * 0.008);
        const held = Math.max(0.05, timeOf(track, bar, end) - timeOf(track, bar, step) - 0.02);
        const chord = chords[bar % chords.length] ?? { root: 0, tones: [0] };
        const strength = (loudness[mark] ?? 0.78) * (step % 4 === 0 ? 1 : 0.9) * (0.94 + random() * 0.12);
        for (const pitch of pitchesOf(part, mark, chord, track))
          notes.push({ part: index, start, held, frequency: frequencyOf(pitch), velocity: strength });
      }
    }
  }
  return notes.sort((a, b) => a.start - b.start);
}
