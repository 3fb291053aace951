import type { InstrumentName } from '../instruments/all.ts';
import type { Part } from './track.ts';

type More = Partial<Pick<Part, 'pan' | 'hall' | 'plays' | 'around'>>;

const part =
  (kind: Part['kind']) =>
  (instrument: InstrumentName, gain: number, bars: readonly string[], more: More = {}): Part => ({
    kind,
    instrument,
    gain,
    bars,
    ...more,
  });

/** A track's parts, a line each: who plays, how loud, what, and the rest. */
export const drum = part('drum');
export const bass = part('bass');
export const chord = part('chord');
export const arpeggio = part('arpeggio');
export const tune = part('tune');

/** A pattern three times and a fill: what makes a listener feel where the next four bars begin. */
export function withFill(pattern: string, fill: string): string[] {
  return [pattern, pattern, pattern, fill];
}

/** Sections of a form of 24 bars: verse, chorus, break, chorus. The break is where words are heard best. */
export const form = {
  verse: [[0, 8]],
  chorus: [
    [8, 16],
    [20, 24],
  ],
  butBreak: [
    [0, 16],
    [20, 24],
  ],
  fromChorus: [[8, 24]],
} as const;
