import { dappledLight, leafLight, windowLight } from '../paint/gobo.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { grainy } from '../paint/textures.ts';
import { seam } from '../paint/ground.ts';
import { mix, tone } from '../paint/tone.ts';
import type { Stage } from '../stage.ts';
import { defineScene } from './define-scene.ts';

function plaster(stage: Stage): void {
  const { context, width, height, color } = stage;
  context.imageSmoothingQuality = 'high';
  context.drawImage(grainy(stage, color, 3, 0.025).canvas, 0, 0, Math.max(width, height), Math.max(width, height));
  shade(stage, 0.7, 1, [`${tone(color, 0.05)}00`, `${tone(color, 0.07)}dd`]);
}

export const lightScenes = [
  defineScene({
    id: 'window-light',
    group: 'light',
    color: '#e8d8c2',
    shadow: { cast: 0.36, length: 0.75, softness: 0.014 },
    paint(stage) {
      plaster(stage);
      seam(stage, 0.7, 0.05);
      windowLight(stage);
    },
  }),
  defineScene({
    id: 'palm-shadow',
    group: 'light',
    color: '#efd9c9',
    shadow: { cast: 0.36, length: 0.7, softness: 0.014 },
    paint(stage) {
      plaster(stage);
      leafLight(stage);
    },
  }),
  defineScene({
    id: 'under-trees',
    group: 'light',
    color: '#cdd8b4',
    shadow: { cast: 0.34, length: 0.6 },
    paint(stage) {
      plaster(stage);
      seam(stage, 0.68, 0.05);
      dappledLight(stage);
    },
  }),
  defineScene({
    id: 'soft-gradient',
    group: 'light',
    color: '#f0a58f',
    reflection: 0.14,
    paint(stage) {
      const { color } = stage;
      const warm = tone(color, 0.08);
      shade(stage, 0, 1, [warm, mix(color, '#f6e3c8', 0.5), tone(color, 0.1, 0.6)]);
      glow(stage, { x: 0.15, y: 0.2, radius: 0.8 }, tone(color, 0.02, 1.25), 0.8);
      glow(stage, { x: 0.9, y: 0.7, radius: 0.7 }, '#fbe7cf', 0.8);
    },
  }),
  defineScene({
    id: 'halo',
    group: 'light',
    color: '#234b5c',
    reflection: 0.26,
    shadow: { contact: 0.75, color: '#000000' },
    paint(stage) {
      const { context, color, foot, height, unit, productWidth } = stage;
      shade(stage, 0, 1, [tone(color, -0.1), tone(color, 0.02), tone(color, -0.12)]);
      const radius = Math.max(unit * 0.3, productWidth * 0.75);
      const y = height * 0.46;
      for (const [width, alpha] of [
        [0.09, 0.12],
        [0.045, 0.25],
        [0.014, 0.95],
      ] as const) {
        context.strokeStyle = `rgba(255,238,214,${alpha})`;
        context.lineWidth = unit * width;
        context.beginPath();
        context.arc(foot.x, y, radius, 0, Math.PI * 2);
        context.stroke();
      }
      glow(stage, { x: 0.5, y: 0.46, radius: 0.7 }, '#ffe9cf', 0.28);
      vignette(stage, 0.35);
    },
  }),
];
