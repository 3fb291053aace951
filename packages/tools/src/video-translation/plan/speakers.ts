import { mostSpeakers } from '@adwright/contract/video-translate/video-translation.ts';

/** In octaves: one person stays within it from line to line, a man and a woman lie further apart. */
const apart = 0.36;

/**
 * Who says each line, from 1 in the order they are first heard, told apart by the pitch of their voices alone. Lines whose
 * pitch is unknown belong to whoever spoke before.
 */
export function speakersOf(pitches: readonly (number | null)[]): number[] {
  const known = pitches.filter((pitch) => pitch !== null).toSorted((a, b) => a - b);
  const cuts: number[] = [];
  for (const [i, pitch] of known.entries()) {
    const below = known[i - 1];
    if (below !== undefined && Math.log2(pitch / below) > apart) cuts.push(Math.sqrt(pitch * below));
  }
  const places = pitches.map((pitch) => (pitch === null ? null : cuts.filter((cut) => pitch > cut).length));
  const numbers = new Map<number, number>();
  let last = 1;
  return places.map((place) => {
    if (place === null) return last;
    if (!numbers.has(place)) numbers.set(place, Math.min(mostSpeakers, numbers.size + 1));
    last = numbers.get(place) ?? 1;
    return last;
  });
}

/** In hertz. Between them either may be: nobody is guessed at there. */
const [lowVoice, highVoice] = [155, 170];

/** Whether each speaker's voice is a low or a high one, for a first choice of who speaks instead. */
export function soundingOf(
  speakers: readonly number[],
  pitches: readonly (number | null)[],
): Record<string, 'female' | 'male'> {
  const sounding: Record<string, 'female' | 'male'> = {};
  for (const speaker of new Set(speakers)) {
    const own = pitches
      .filter((pitch, index) => pitch !== null && speakers[index] === speaker)
      .toSorted((a, b) => Number(a) - Number(b));
    const middle = own[Math.floor(own.length / 2)] ?? 0;
    if (middle > 0 && middle < lowVoice) sounding[speaker] = 'male';
    else if (middle > highVoice) sounding[speaker] = 'female';
  }
  return sounding;
}

/** Who speaks in lines, from 1. */
export function speakersIn(lines: readonly { readonly speaker: number }[]): number[] {
  return [...new Set(lines.map(({ speaker }) => speaker))].toSorted((a, b) => a - b);
}
