import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import type { TranscriptSegment } from '@adwright/domain/engines/transcription.ts';

/** A breath as long as this ends a phrase even where no mark does. */
const breath = 0.8;
const ends = /[.!?…。！？؟]["'”’»)\]]*$/u;

/** Words as the sentences they make, each from its first word to its last. */
export function sentencesOf(words: readonly TimedWord[], spaced: boolean): TranscriptSegment[] {
  const sentences: { text: string; start: number; end: number }[] = [];
  let isOpen = false;
  for (const { text, start, end } of words) {
    const last = sentences.at(-1);
    if (last && isOpen && start - last.end < breath) {
      last.text += `${spaced ? ' ' : ''}${text}`;
      last.end = end;
    } else sentences.push({ text, start, end });
    isOpen = !ends.test(text);
  }
  return sentences;
}
