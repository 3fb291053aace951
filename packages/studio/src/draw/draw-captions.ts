import type { CaptionPage, CaptionWord, NodePaint, TypeFace } from '../layout/display-list.ts';
import { captionLooks, type CaptionBehaviour } from './caption-looks.ts';
import { drawRun, useFace } from './draw-text.ts';
import { easeAt } from './easing.ts';
import type { DrawHost } from './host.ts';

type CaptionsPaint = Extract<NodePaint, { kind: 'captions' }>;

export type CaptionMoment = { readonly page: number; readonly word: number; readonly pop: number };

/** A word's way in has so many steps: more cannot be told apart, and each is drawn anew. */
const steps = 8;

/** Which page and word are spoken. A word stays active until the next one begins. */
export function captionMoment(paint: CaptionsPaint, t: number): CaptionMoment | undefined {
  const page = paint.pages.findIndex((candidate) => t >= candidate.start - 1e-9 && t < candidate.end - 1e-9);
  const words = paint.pages[page]?.words;
  if (!words) return undefined;
  const word = words.findLastIndex((candidate) => t >= candidate.start - 1e-9);
  const { move, seconds } = captionLooks[paint.look];
  const spoken = words[Math.max(0, word)];
  const since = t - (spoken?.start ?? 0);
  const lasts = seconds ?? Math.max(0.08, ((spoken?.end ?? 0) - (spoken?.start ?? 0)) * 0.7);
  return { page, word, pop: move ? Math.min(1, Math.round((since / lasts) * steps) / steps) : 1 };
}

type Plate = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function fillPlate(context: CanvasRenderingContext2D, plate: Plate, color: string, radius: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top, radius);
  context.fill();
}

function around(word: CaptionWord, size: number, side: number): Plate {
  return {
    left: word.x - side,
    right: word.x + word.width + side,
    top: word.baseline - size * 0.88,
    bottom: word.baseline + size * 0.32,
  };
}

/** One plate for all lines of a page, as wide as the widest. */
function pagePlate({ words }: CaptionPage, size: number): Plate {
  const plates = words.map((word) => around(word, size, size * 0.42));
  return {
    left: Math.min(...plates.map(({ left }) => left)),
    right: Math.max(...plates.map(({ right }) => right)),
    top: Math.min(...plates.map(({ top }) => top)) - size * 0.14,
    bottom: Math.max(...plates.map(({ bottom }) => bottom)) + size * 0.1,
  };
}

function wordPlate(
  context: CanvasRenderingContext2D,
  paint: CaptionsPaint,
  word: CaptionWord,
  kind: CaptionBehaviour['plate'],
): void {
  const { size } = paint.face;
  const color = paint.active.plate;
  if (!color) return;
  if (kind === 'line') {
    const top = word.baseline + size * 0.14;
    return fillPlate(
      context,
      { left: word.x, right: word.x + word.width, top, bottom: top + size * 0.13 },
      color,
      size * 0.06,
    );
  }
  const marked = kind === 'spoken';
  fillPlate(context, around(word, size, size * (marked ? 0.16 : 0.1)), color, size * (marked ? 0.08 : 0.24));
}

function isActive(page: CaptionPage, index: number, moment: CaptionMoment): boolean {
  // Parts of one word that a line break divided are spoken together.
  return index === moment.word || page.words[index]?.start === page.words[moment.word]?.start;
}

/** Letters on a plate of their own need no outline; those that glow have their light instead. */
function faceFor(paint: CaptionsPaint, color: string, plated: boolean, lit: boolean): TypeFace {
  const { font, size, tracking } = paint.face;
  if (plated) return { font, size, tracking, color };
  if (paint.look === 'glow' && lit) return { ...paint.face, color, shadow: { color, blur: size * 0.45 } };
  return paint.face;
}

/** The way a word comes, as a change of what is drawn next. */
function applyMove(
  context: CanvasRenderingContext2D,
  paint: CaptionsPaint,
  word: CaptionWord,
  move: CaptionBehaviour['move'],
  pop: number,
): void {
  const { size } = paint.face;
  if (move === 'fade') context.globalAlpha *= 0.35 + 0.65 * pop;
  if (move === 'jump') context.translate(0, -size * 0.22 * Math.sin(Math.PI * Math.min(1, pop)));
  if (move === 'grow') {
    const grown = 0.7 + 0.3 * easeAt('back-out', pop);
    const x = word.x + word.width / 2;
    const y = word.baseline - size * 0.35;
    context.translate(x, y);
    context.scale(grown, grown);
    context.translate(-x, -y);
  }
  if (move === 'type') {
    const shown = word.width * pop;
    context.beginPath();
    context.rect(
      paint.direction === 'rtl' ? word.x + word.width - shown : word.x - size,
      word.baseline - size * 1.4,
      shown + size,
      size * 2,
    );
    context.clip();
  }
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
  const look = captionLooks[paint.look];
  const { size } = paint.face;
  if (look.plate === 'page' && paint.active.plate)
    fillPlate(context, pagePlate(page, size), paint.active.plate, size * 0.3);
  for (const [index, word] of page.words.entries()) {
    const active = isActive(page, index, moment);
    const spoken = index <= moment.word || active;
    if (look.coming === 'hidden' && !spoken) continue;
    const lit = (look.lit === 'active' && active) || (look.lit === 'spoken' && spoken);
    const strong = look.emphasis === true && word.strong === true;
    const plated = look.plate === 'page' || (look.plate === 'active' && active) || (look.plate === 'spoken' && spoken);
    const color = lit || strong ? paint.active.color : paint.face.color;
    context.save();
    if (look.coming === 'faint' && !spoken) context.globalAlpha *= 0.35;
    if (active && moment.pop < 1) applyMove(context, paint, word, look.move, moment.pop);
    if ((look.plate === 'line' && active) || (plated && look.plate !== 'page'))
      wordPlate(context, paint, word, look.plate);
    const face = faceFor(paint, color, plated, lit);
    useFace(context, face, word.text, paint.direction, host);
    drawRun(context, face, word.text, word.x, word.baseline, color, scale);
    context.restore();
  }
}
