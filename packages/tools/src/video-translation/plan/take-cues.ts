import type { Cue } from '@adwright/studio/subtitle-files.ts';

type Line = { readonly id: string; readonly start: number; readonly end: number };

/** Each cue belongs to the line it shares the most time with; of those that share none, to the nearest. */
export function takeCues(lines: readonly Line[], cues: readonly Cue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const cue of cues) {
    let [best, least] = ['', Number.POSITIVE_INFINITY];
    for (const line of lines) {
      // Below zero for as long as they overlap, above it for how far they are apart.
      const distance = Math.max(line.start, cue.start) - Math.min(line.end, cue.end);
      if (distance < least) [best, least] = [line.id, distance];
    }
    if (best !== '' && least < 3) texts[best] = texts[best] === undefined ? cue.text : `${texts[best]} ${cue.text}`;
  }
  return texts;
}

/** A text as it was pasted: line by line where the numbers agree, or by sentences. */
export function takePasted(lines: readonly Line[], text: string): Record<string, string> {
  const rows = text
    .split(/\r\n|\r|\n/u)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  if (rows.length > 1) return inOrder(lines, rows);
  const sentences = text
    .trim()
    .split(/(?<=[.!?…]["'”’»)\]]*)\s+|(?<=[。！？؟])\s*/u)
    .filter((sentence) => sentence !== '');
  return inOrder(lines, sentences);
}

/** What is left over stands with the last line rather than being lost. */
function inOrder(lines: readonly Line[], rows: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, { id }] of lines.entries()) {
    const part = index === lines.length - 1 ? rows.slice(index).join(' ') : rows[index];
    if (part) texts[id] = part;
  }
  return texts;
}
