import type { Speech } from '@adwright/presenter/speaking/perform.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';

type Timed = { readonly start: number; readonly end: number };

/** A line as it was said. */
export type SaidLine = {
  readonly samples: Float32Array;
  readonly words: readonly (Timed & { readonly text: string })[];
  readonly sounds: readonly (Timed & { readonly ipa: string })[];
};

export type Spoken = Speech & { readonly words: readonly (Timed & { readonly text: string })[] };

/** A moment before the first word, between lines, and after the last one: nobody starts like a shot. */
const pause = { before: 0.3, between: 0.18, after: 0.6 } as const;

/** Lines one after the other, on one clock. The preview and the file are made of the same. */
export function joinLines(lines: readonly SaidLine[]): Spoken {
  const starts: number[] = [];
  let seconds: number = pause.before;
  for (const { samples } of lines) {
    starts.push(seconds);
    seconds += samples.length / sampleRate + pause.between;
  }
  const samples = new Float32Array(Math.round((seconds - pause.between + pause.after) * sampleRate));
  for (const [i, line] of lines.entries()) samples.set(line.samples, Math.round((starts[i] ?? 0) * sampleRate));
  const moved = <Part extends Timed>(parts: readonly Part[], by: number): Part[] =>
    parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }));
  return {
    samples,
    words: lines.flatMap(({ words }, i) => moved(words, starts[i] ?? 0)),
    sounds: lines.flatMap(({ sounds }, i) => moved(sounds, starts[i] ?? 0)),
  };
}

/** A recording knows no words. */
export function recorded(samples: Float32Array): Spoken {
  return { ...joinLines([{ samples, words: [], sounds: [] }]), sounds: null };
}

/** Both channels as one. */
export function monoOf({ left, right }: { readonly left: Float32Array; readonly right: Float32Array }): Float32Array {
  return left.map((value, i) => (value + (right[i] ?? value)) / 2);
}
