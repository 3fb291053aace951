/** Longer than this is not a pause but a missing scene. */
const longest = 10;
const usual = 0.5;

const mark =
  /\[\s*pause(?:\s+(\d+(?:[.,]\d+)?)\s*(ms|s)?)?\s*\]|<break(?:\s+time\s*=\s*["']?(\d+(?:\.\d+)?)(ms|s)["']?)?\s*\/?>/giu;

export type Stretch = { readonly text: string; readonly pauseAfter: number };

/** The text between marks such as `[pause]`, `[pause 0.8s]`, `<break time="500ms"/>`, and empty lines. */
export function cutAtPauses(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    addLines(stretches, text.slice(from, match.index), pauseOf(match));
    from = match.index + match[0].length;
  }
  addLines(stretches, text.slice(from), 0);
  return stretches;
}

function pauseOf([, number, unit, otherNumber, otherUnit]: RegExpMatchArray): number {
  const digits = number ?? otherNumber;
  if (digits === undefined) return usual;
  const value = Number(digits.replace(',', '.'));
  return Math.min(longest, (unit ?? otherUnit) === 'ms' ? value / 1000 : value);
}

/** A new line is a new thought: the voice breathes. */
function addLines(stretches: Stretch[], text: string, pauseAfter: number): void {
  const lines = text.split(/\s*\n\s*/u).filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, -1)) stretches.push({ text: line, pauseAfter: 0.6 });
  const last = lines.at(-1);
  if (last !== undefined) stretches.push({ text: last, pauseAfter });
  else if (pauseAfter > 0) stretches.push({ text: '', pauseAfter });
}
