export type SpeechSpan = { readonly start: number; readonly end: number };

const starts = 0.5;
const ends = 0.35;
/** Shorter gaps are within a sentence; shorter bursts are clicks. */
const gap = 0.35;
const burst = 0.12;
const margin = 0.12;
/** The recogniser loses words in longer stretches. */
const longest = 15;

/** Spans of speech from the chance of it in each window: hysteresis, short gaps closed, long ones cut where it is quietest. */
export function joinSpeech(chances: readonly number[], windowSeconds: number, seconds: number): SpeechSpan[] {
  const raw: SpeechSpan[] = [];
  let from = -1;
  for (const [index, chance] of [...chances, 0].entries()) {
    if (from < 0 && chance > starts) from = index;
    else if (from >= 0 && chance < ends) {
      raw.push({ start: from * windowSeconds, end: index * windowSeconds });
      from = -1;
    }
  }
  const joined: { start: number; end: number }[] = [];
  for (const span of raw) {
    const last = joined.at(-1);
    if (last && span.start - last.end < gap && span.end - last.start < longest) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined
    .filter(({ start, end }) => end - start >= burst)
    .flatMap((span) => cutLong(span, chances, windowSeconds))
    .map(({ start, end }, index, all) => ({
      start: Math.max(0, index > 0 ? ((all[index - 1]?.end ?? 0) + start) / 2 : 0, start - margin),
      end: Math.min(seconds, ((all[index + 1]?.start ?? Infinity) + end) / 2, end + margin),
    }));
}

function cutLong(span: SpeechSpan, chances: readonly number[], windowSeconds: number): SpeechSpan[] {
  if (span.end - span.start <= longest) return [span];
  const [first, last] = [
    Math.round((span.start + longest / 2) / windowSeconds),
    Math.round((span.start + longest) / windowSeconds),
  ];
  let quietest = last;
  for (let index = first; index <= last; index += 1) {
    if ((chances[index] ?? 1) < (chances[quietest] ?? 1)) quietest = index;
  }
  const cut = Math.min(span.end, quietest * windowSeconds);
  return [{ start: span.start, end: cut }, ...cutLong({ start: cut, end: span.end }, chances, windowSeconds)];
}
