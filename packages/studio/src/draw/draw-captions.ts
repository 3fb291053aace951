import type { CaptionPage, CaptionWord, NodePaint } from '../layout/display-list.ts';
import { drawRun, useFace } from './draw-text.ts';
import { easeAt } from './easing.ts';
import type { DrawHost } from './host.ts';

type CaptionsPaint = Extract<NodePaint, { kind: 'captions' }>;

export type CaptionMoment = { readonly page: number; readonly word: number; readonly pop: number };

/** Which page and word are spoken. A word stays active until the next one begins. */
export function captionMoment(paint: CaptionsPaint, t: number): CaptionMoment | undefined {
  const page = paint.pages.findIndex((candidate) => t >= candidate.start - 1e-9 && t < candidate.end - 1e-9);
  const words = paint.pages[page]?.words;
  if (!words) return undefined;
  const word = words.findLastIndex((candidate) => t >= candidate.start - 1e-9);
  const since = t - (words[Math.max(0, word)]?.start ?? 0);
  return {
    page,
    word,
    pop: paint.look === 'pop' || paint.look === 'stack' ? Math.min(1, Math.round((since / 0.16) * 8) / 8) : 1,
  };
}

function pill(context: CanvasRenderingContext2D, paint: CaptionsPaint, word: CaptionWord, color: string): void {
  const { size } = paint.face;
  const side = size * 0.1;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(word.x - side, word.baseline - size * 0.88, word.width + side * 2, size * 1.2, size * 0.24);
  context.fill();
}

function isActive(page: CaptionPage, index: number, moment: CaptionMoment): boolean {
  // Parts of one word that a line break divided are spoken together.
  return index === moment.word || page.words[index]?.start === page.words[moment.word]?.start;
}

export function drawCaptions(
  context: CanvasRenderingContext2D,
  paint: CaptionsPaint,
  moment: CaptionMoment,
  scale: number,
  host: DrawHost,
): void {
  const page = paint.pages[moment.page];
  if (!page) return;
  for (const [index, word] of page.words.entries()) {
    const active = paint.look !== 'plain' && isActive(page, index, moment);
    const spoken = index <= moment.word || active;
    if ((paint.look === 'stack' || paint.look === 'pop') && !spoken) continue;
    const lit = active || (paint.look === 'karaoke' && spoken);
    const color = lit && paint.look !== 'stack' ? paint.active.color : paint.face.color;
    if (active && paint.look === 'pill' && paint.active.plate) pill(context, paint, word, paint.active.plate);
    const growing = active && moment.pop < 1 && (paint.look === 'pop' || paint.look === 'stack');
    context.save();
    if (growing) {
      const size = 0.7 + 0.3 * easeAt('back-out', moment.pop);
      const x = word.x + word.width / 2;
      const y = word.baseline - paint.face.size * 0.35;
      context.translate(x, y);
      context.scale(size, size);
      context.translate(-x, -y);
    }
    const bare =
      active && paint.look === 'pill'
        ? { font: paint.face.font, size: paint.face.size, tracking: paint.face.tracking, color }
        : paint.face;
    useFace(context, bare, word.text, paint.direction, host);
    drawRun(context, bare, word.text, word.x, word.baseline, color, scale);
    context.restore();
  }
}
