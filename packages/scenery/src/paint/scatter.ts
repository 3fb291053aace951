import { withAlpha } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Stage } from '../stage.ts';
import { drawBlurred } from './blur.ts';
import { broadLeaf } from './foliage.ts';
import { tone } from './tone.ts';

type Thing = (context: CanvasRenderingContext2D, size: number) => void;

/** Scatters a thing over a part of the frame, out of focus when it is near or far. */
export function scatter(
  { context, width, height, unit, random, makeCanvas }: Stage,
  count: number,
  area: { readonly top: number; readonly bottom: number },
  size: { readonly from: number; readonly to: number },
  blur: number,
  thing: Thing,
): void {
  const layer = blur > 0 ? makeCanvas(width, height) : context;
  for (let index = 0; index < count; index += 1) {
    layer.save();
    layer.translate(random() * width, (area.top + random() * (area.bottom - area.top)) * height);
    layer.rotate(random() * Math.PI * 2);
    thing(layer, unit * (size.from + random() * (size.to - size.from)));
    layer.restore();
  }
  if (blur > 0) drawBlurred(context, layer.canvas, blur * unit, makeCanvas);
}

export function disc(color: Color, alpha: number): Thing {
  return (context, size) => {
    context.fillStyle = withAlpha(color, alpha);
    context.beginPath();
    context.arc(0, 0, size, 0, Math.PI * 2);
    context.fill();
  };
}

/** Lights out of focus: a pale disc with a brighter rim. */
export function bokeh(colors: readonly Color[], random: () => number): Thing {
  return (context, size) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '#ffffff';
    const alpha = 0.1 + random() * 0.3;
    context.fillStyle = withAlpha(color, alpha);
    context.strokeStyle = withAlpha(tone(color, 0.1), alpha * 0.9);
    context.lineWidth = size * 0.06;
    context.beginPath();
    context.arc(0, 0, size, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  };
}

export function petal(colors: readonly Color[], random: () => number): Thing {
  return (context, size) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '#ffffff';
    const gradient = context.createLinearGradient(0, -size, 0, size);
    gradient.addColorStop(0, tone(color, 0.05));
    gradient.addColorStop(1, tone(color, -0.1));
    context.fillStyle = gradient;
    context.scale(1, 0.5 + random() * 0.5);
    context.beginPath();
    context.moveTo(0, size);
    context.bezierCurveTo(-size * 1.1, size * 0.2, -size * 0.7, -size, 0, -size * 0.82);
    context.bezierCurveTo(size * 0.7, -size, size * 1.1, size * 0.2, 0, size);
    context.fill();
  };
}

export function leaf(colors: readonly Color[], random: () => number): Thing {
  return (context, size) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '#7a5a2a';
    context.fillStyle = tone(color, (random() - 0.5) * 0.1);
    context.scale(1, 0.55 + random() * 0.45);
    broadLeaf(context, { x: 0, y: size, angle: 0, length: size * 2 }, withAlpha(tone(color, -0.14), 0.7));
  };
}

export function confetto(colors: readonly Color[], random: () => number): Thing {
  return (context, size) => {
    context.fillStyle = colors[Math.floor(random() * colors.length)] ?? '#ffffff';
    const flat = 0.25 + random() * 0.75;
    if (random() < 0.3) {
      context.beginPath();
      context.ellipse(0, 0, size * 0.7, size * 0.7 * flat, 0, 0, Math.PI * 2);
      context.fill();
    } else context.fillRect(-size / 2, -size * flat, size, size * 2 * flat);
  };
}
