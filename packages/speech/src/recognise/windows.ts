import type { SpeechSpan } from './speech-spans.ts';

/** A little less than what the recogniser hears at once. */
const longest = 28;
/** A longer silence is not listened to: nothing is said in it, and something might be imagined. */
const gap = 2;

/** Stretches of speech taken together as far as they fit into one hearing. */
export function windowsOf(speech: readonly SpeechSpan[]): SpeechSpan[] {
  const windows: { start: number; end: number }[] = [];
  for (const { start, end } of speech) {
    const last = windows.at(-1);
    if (last && start - last.end < gap && end - last.start <= longest) last.end = end;
    else windows.push({ start, end });
  }
  return windows;
}
