import type { Stage } from '../stage.ts';
import { drawBlurred } from './blur.ts';
import { frond } from './foliage.ts';

/** What stands between the light and the scene and throws its shadow on it. */
function throwShadow(
  stage: Stage,
  softness: number,
  strength: number,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  const { context, width, height, unit, makeCanvas } = stage;
  const spare = makeCanvas(width, height);
  spare.fillStyle = '#120d1c';
  draw(spare);
  const soft = makeCanvas(width, height);
  drawBlurred(soft, spare.canvas, softness * unit, makeCanvas, true);
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = strength;
  context.drawImage(soft.canvas, 0, 0);
  context.restore();
}

/** Afternoon sun through a window: everything is in shadow but the slanted panes. */
export function windowLight(stage: Stage, strength = 0.34): void {
  const { width, height, unit, light } = stage;
  throwShadow(stage, 0.012, strength, (context) => {
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    context.translate(width * (0.5 - light * 0.04), height * 0.44);
    context.transform(1, light * -0.32, light * 0.2, 1, 0, 0);
    const [paneWidth, paneHeight, gap] = [unit * 0.34, unit * 0.4, unit * 0.035];
    for (const column of [-1, 0, 1]) {
      for (const row of [-1, 0, 1]) {
        context.fillRect(
          column * (paneWidth + gap) - paneWidth / 2,
          row * (paneHeight + gap) - paneHeight / 2,
          paneWidth,
          paneHeight,
        );
      }
    }
  });
}

/** The shadow of palm leaves that hang into the light. */
export function leafLight(stage: Stage, strength = 0.3): void {
  const { width, height, unit, light } = stage;
  const edge = light < 0 ? 0 : width;
  throwShadow(stage, 0.014, strength, (context) => {
    for (const [down, angle, length] of [
      [0.04, 1.9, 0.95],
      [0.3, 1.45, 0.8],
      [0.58, 1.1, 0.62],
    ] as const) {
      frond(stage, context, {
        x: edge + light * unit * 0.05,
        y: height * down,
        angle: -light * angle,
        length: unit * length,
      });
    }
  });
}

/** Sun through the crown of a tree. */
export function dappledLight(stage: Stage, strength = 0.34): void {
  const { width, height, unit, random } = stage;
  throwShadow(stage, 0.02, strength, (context) => {
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    for (let spot = 0; spot < 120; spot += 1) {
      context.beginPath();
      const radius = unit * (0.012 + random() ** 2 * 0.075);
      context.ellipse(random() * width, random() * height, radius * 1.25, radius * 0.8, -0.5, 0, Math.PI * 2);
      context.fill();
    }
  });
}
