import type { InstrumentName } from '../instruments/all.ts';

export type Mood = 'upbeat' | 'calm' | 'corporate' | 'luxury' | 'energetic' | 'playful';

/**
 * A bar is sixteen steps, one character each: `.` rests, `-` holds, anything else starts a note. What it starts
 * depends on the part: a drum or chord takes `X` hard, `x` normal, `o` soft; a bass takes `r` root, `f` fifth,
 * `o` octave, `t` third; an arpeggio takes the number of the chord's tone; a tune takes the degree of the scale
 * (1–7, then a–g an octave higher). Bars repeat in turn.
 */
export type Part = {
  readonly kind: 'drum' | 'bass' | 'chord' | 'arpeggio' | 'tune';
  readonly instrument: InstrumentName;
  readonly bars: readonly string[];
  /** Bars of the loop in which the part plays, first included, last not. Always, if not given. */
  readonly plays?: readonly (readonly [number, number])[];
  readonly gain: number;
  readonly pan?: number;
  /** Pitch (semitones above C0) around which chords, arpeggios and tunes lie. */
  readonly around?: number;
  /** Share of the part sent to the hall. */
  readonly hall?: number;
};

export type Track = {
  readonly id: string;
  readonly name: string;
  readonly mood: Mood;
  readonly bpm: number;
  /** Length of the loop. */
  readonly bars: number;
  /** One chord a bar, repeating. */
  readonly chords: readonly string[];
  /** The tune's scale: its first note and semitone steps. */
  readonly key: string;
  readonly scale: readonly number[];
  /** 0.5 is straight; up to 0.66 leans every second sixteenth back. */
  readonly swing?: number;
  /** How far tonal parts give way to the kick, 0–1. */
  readonly pump?: number;
  readonly hallSeconds: number;
  readonly parts: readonly Part[];
};
