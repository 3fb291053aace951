/** Semitones above C0 (16.35 Hz) for names such as "C4", "F#3", "Bb2". */
const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export function pitchOf(name: string): number {
  const parts = /^([A-G])([#b]?)(\d)$/.exec(name);
  if (!parts) throw new Error(`Not a note: ${name}`);
  const [, letter = 'C', sign, octave = '4'] = parts;
  return (steps[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + Number(octave) * 12;
}

export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 57) / 12);
}

const shapes: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  add9: [0, 4, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '5': [0, 7, 12],
};

export type Chord = { readonly root: number; readonly tones: readonly number[] };

/** "Am7" → its root (0–11 above C) and its tones above the root. */
export function chordOf(symbol: string): Chord {
  const parts = /^([A-G][#b]?)(.*)$/.exec(symbol);
  const shape = shapes[parts?.[2] ?? '?'];
  if (!parts || !shape) throw new Error(`Not a chord: ${symbol}`);
  return { root: pitchOf(`${parts[1]}0`), tones: shape };
}

/**
 * Puts a chord near `around`, each tone in the octave closest to it, so that successive chords move
 * by small steps as a player's hand would.
 */
export function voiced(chord: Chord, around: number): number[] {
  return chord.tones
    .map((tone) => {
      const pitch = (chord.root + tone) % 12;
      return pitch + 12 * Math.round((around - pitch) / 12);
    })
    .sort((a, b) => a - b);
}
