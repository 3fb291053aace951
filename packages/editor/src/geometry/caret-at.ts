import type { DisplayNode, Point } from '@adwright/studio/layout/display-list.ts';
import { measuredAt, type TextMeasurer } from '@adwright/studio/text/measurer.ts';

type Letters = Extract<DisplayNode['paint'], { kind: 'text' }>;

/** How many letters of a line lie before a place in it. */
function lettersBefore(text: string, x: number, widthOf: (text: string) => number): number {
  const letters = [...text];
  let before = 0;
  for (let count = 1; count <= letters.length; count += 1) {
    const width = widthOf(letters.slice(0, count).join(''));
    if ((before + width) / 2 > x) return letters.slice(0, count - 1).join('').length;
    before = width;
  }
  return text.length;
}

/**
 * Where in a text a point of the frame lies, as its layout has broken it into lines. Spaces at the ends of lines are
 * in the text and not in the lines, and capitals may only be drawn: each line is sought where the one before ended.
 */
export function caretAt(text: string, { face, lines }: Letters, at: Point, measurer: TextMeasurer): number {
  const scale = face.size / measuredAt;
  const widthOf = (part: string): number =>
    measurer.measure(face.font, part).width * scale + face.tracking * [...part].length;
  const flat = text.toLowerCase();
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const found = flat.indexOf(line.text.toLowerCase().replace(/…$/u, ''), from);
    const start = found < 0 ? from : found;
    const last = index === lines.length - 1;
    if (last || at.y < line.top + line.height) {
      const inLine = line.direction === 'rtl' ? line.x + line.width - at.x : at.x - line.x;
      return Math.min(text.length, start + lettersBefore(line.text, inLine, widthOf));
    }
    from = start + line.text.length;
  }
  return text.length;
}
