import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Point } from '../../place/frame-view.ts';
import { seeded } from '../../seeded.ts';
import type { MakeCanvas } from '../../stage.ts';
import { type CoverLight, lightOn, litColor } from './cover-light.ts';
import type { Lens } from './cover-lens.ts';
import { type Cover, type CoverStep, hullOf, isSeenFromBelow, ringAt } from './cover-shape.ts';

type CoverLook = { readonly card: Color; readonly band: Color };

/** What is drawn before the product, and what one sees of its inside, which is behind the product. */
type CoverSprite = {
  readonly front: CanvasRenderingContext2D;
  readonly inside: CanvasRenderingContext2D | null;
};

type Drawing = {
  readonly lens: Lens;
  readonly cover: Cover;
  readonly step: CoverStep;
  readonly light: CoverLight;
  readonly look: CoverLook;
  readonly makeCanvas: MakeCanvas;
};

function trace(context: CanvasRenderingContext2D, points: readonly Point[], closed = true): void {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) context.closePath();
}

/** A canvas for the step's box on which one draws in the frame's own pixels. */
function sheet({ step: { box, sharp }, makeCanvas }: Drawing): CanvasRenderingContext2D {
  const made = makeCanvas(Math.ceil(box.width * sharp), Math.ceil(box.height * sharp));
  made.scale(made.canvas.width / box.width, made.canvas.height / box.height);
  made.translate(-box.x, -box.y);
  return made;
}

const stops = 28;

/** A colour on the wall all round, by how each part of it faces the light; `inner` looks at the far side from within. */
function wallPaint(
  context: CanvasRenderingContext2D,
  { lens, cover, light }: Drawing,
  color: Color,
  dim: (much: number) => number = (much) => much,
  inner = false,
): CanvasGradient {
  const { y, rx, ry } = cover;
  const [left, right] = [lens.seen(-rx, y).x, lens.seen(rx, y).x];
  const paint = context.createLinearGradient(left, 0, right, 0);
  for (let stop = 0; stop <= stops; stop += 1) {
    const share = stop / stops;
    const cos = 2 * share - 1;
    const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
    const long = Math.hypot(cos / rx, sin / ry);
    const side = inner ? -1 : 1;
    const normal = [(side * cos) / rx / long, -sin / ry / long, 0] as const;
    paint.addColorStop(share, litColor(color, dim(lightOn(normal, light)), light));
  }
  return paint;
}

/** The half of a ring that faces the camera, from left to right. */
function frontOf(ring: readonly Point[]): Point[] {
  return ring.slice(ring.length / 2).concat(ring.slice(0, 1));
}

/** The fibres of card: fine enough not to be seen, but missed where there are none. */
function grain(makeCanvas: MakeCanvas): CanvasRenderingContext2D {
  const side = 160;
  const tile = makeCanvas(side, side);
  const random = seeded(7);
  const pixels = tile.createImageData(side, side);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const value = random() - 0.5;
    data.fill(value > 0 ? 255 : 0, at, at + 3);
    data[at + 3] = Math.round(Math.abs(value) * 15);
  }
  tile.putImageData(pixels, 0, 0);
  for (let fibre = 0; fibre < 90; fibre += 1) {
    tile.strokeStyle = fibre % 2 === 0 ? 'rgb(255 255 255 / 0.06)' : 'rgb(40 22 4 / 0.06)';
    const [x, y, angle] = [random() * side, random() * side, random() * Math.PI];
    trace(
      tile,
      [
        { x, y },
        { x: x + 7 * Math.cos(angle), y: y + 7 * Math.sin(angle) },
      ],
      false,
    );
    tile.stroke();
  }
  return tile;
}

/** Upon the card from its lower edge on: it keeps its fibres where it goes. */
function drawGrain(context: CanvasRenderingContext2D, { step: { box }, makeCanvas }: Drawing, from: number): void {
  const pattern = context.createPattern(grain(makeCanvas).canvas, 'repeat');
  if (!pattern) return;
  context.translate(0, from);
  context.fillStyle = pattern;
  context.fillRect(box.x, box.y - from, box.width, box.height);
}

/** Where the band lies around it, in its heights from below. */
const band = [0.3, 0.5] as const;

function drawBand(context: CanvasRenderingContext2D, drawing: Drawing, line: number): void {
  const { lens, cover, step, look } = drawing;
  const [low, high] = band.map((share) => frontOf(ringAt(lens, cover, step.up + share * cover.height))) as [
    Point[],
    Point[],
  ];
  // Paper upon card casts a hair of a shadow.
  trace(context, low, false);
  context.strokeStyle = 'rgb(20 12 4 / 0.28)';
  context.lineWidth = 2 * line;
  context.stroke();
  trace(context, [...low, ...high.toReversed()]);
  context.fillStyle = wallPaint(context, drawing, look.band);
  context.fill();
}

/** The dark near the ground, which goes as it rises. */
function drawFootShade(context: CanvasRenderingContext2D, { lens, cover, step }: Drawing): void {
  const near = lens.seen(0, cover.y - cover.ry);
  const [reach, strength] = [0.2 * cover.height, 0.34 * Math.max(0, 1 - step.up / (0.3 * cover.height))];
  if (strength === 0) return;
  const [bottom, top] = [near.y - step.up * near.perMetre, near.y - (step.up + reach) * near.perMetre];
  const shade = context.createLinearGradient(0, bottom, 0, top);
  shade.addColorStop(0, `rgb(16 9 2 / ${strength})`);
  shade.addColorStop(1, 'rgb(16 9 2 / 0)');
  context.fillStyle = shade;
  context.fillRect(step.box.x, top, step.box.width, step.box.y + step.box.height - top);
}

function drawFront(drawing: Drawing): CanvasRenderingContext2D {
  const { lens, cover, step, light, look } = drawing;
  const context = sheet(drawing);
  const [low, high] = [step.up, step.up + cover.height].map((up) => ringAt(lens, cover, up)) as [Point[], Point[]];
  const line = Math.max(0.7, (lens.seen(0, 0).perMetre * cover.rx) / 160);
  const hull = hullOf([...low, ...high]);
  context.save();
  trace(context, hull);
  context.clip();
  context.fillStyle = wallPaint(context, drawing, look.card);
  context.fillRect(step.box.x, step.box.y, step.box.width, step.box.height);
  drawBand(context, drawing, line);
  drawFootShade(context, drawing);
  const fromBelow = isSeenFromBelow(lens, cover, step.up + cover.height);
  if (!fromBelow) {
    trace(context, high);
    context.fillStyle = litColor(look.card, lightOn([0, 0, 1], light), light);
    context.fill();
    // The edge catches the light.
    trace(context, frontOf(high), false);
    context.strokeStyle = 'rgb(255 248 236 / 0.4)';
    context.lineWidth = line;
    context.stroke();
  }
  if (step.sharp === 1) drawGrain(context, drawing, Math.round(low[0]?.y ?? 0));
  context.restore();
  if (!isSeenFromBelow(lens, cover, step.up)) return context;
  context.globalCompositeOperation = 'destination-out';
  trace(context, low);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  // The thickness of the card at its lower edge.
  trace(context, frontOf(low), false);
  context.strokeStyle = litColor(look.card, 0.9, light);
  context.lineWidth = line;
  context.stroke();
  return context;
}

function drawInside(drawing: Drawing): CanvasRenderingContext2D | null {
  const { lens, cover, step, look } = drawing;
  if (!isSeenFromBelow(lens, cover, step.up)) return null;
  const context = sheet(drawing);
  const low = ringAt(lens, cover, step.up);
  trace(context, low);
  context.save();
  context.clip();
  context.fillStyle = wallPaint(context, drawing, look.card, (much) => 0.18 + 0.3 * much, true);
  context.fillRect(step.box.x, step.box.y, step.box.width, step.box.height);
  const [top, bottom] = [Math.min(...low.map(({ y }) => y)), Math.max(...low.map(({ y }) => y))];
  const deep = context.createLinearGradient(0, top, 0, bottom);
  deep.addColorStop(0, 'rgb(12 7 2 / 0.55)');
  deep.addColorStop(1, 'rgb(12 7 2 / 0)');
  context.fillStyle = deep;
  context.fillRect(step.box.x, top, step.box.width, bottom - top);
  context.restore();
  return context;
}

/** The cover at one moment, as the place's camera sees it in the place's light. */
export function drawCover(drawing: Drawing): CoverSprite {
  return { front: drawFront(drawing), inside: drawInside(drawing) };
}
