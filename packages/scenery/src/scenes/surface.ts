import { drawBlurred } from '../paint/blur.ts';
import { layFloor, seam } from '../paint/ground.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { cloth, grainy, marble, terrazzo, wood } from '../paint/textures.ts';
import { tone } from '../paint/tone.ts';
import type { Stage } from '../stage.ts';
import { defineScene } from './define-scene.ts';

const horizon = 0.62;

/** A wall behind the table, out of focus. */
function wall(stage: Stage, color: `#${string}`, pool = 0.5): void {
  shade(stage, 0, horizon, [tone(color, -0.05), tone(color, 0.03)]);
  glow(stage, { x: 0.5 + stage.light * 0.3, y: 0.25, radius: 0.8 }, tone(color, 0.2), pool);
}

/** The table is lit from one side, like the product on it. */
function lightTable(stage: Stage, strength: number): void {
  const { context, width, height, light } = stage;
  const top = horizon * height;
  const across = context.createLinearGradient(light < 0 ? 0 : width, top, light < 0 ? width : 0, height);
  across.addColorStop(0, `rgba(255,255,255,${strength})`);
  across.addColorStop(0.5, 'rgba(255,255,255,0)');
  across.addColorStop(1, `rgba(0,0,0,${strength * 0.8})`);
  context.fillStyle = across;
  context.fillRect(0, top, width, height - top);
}

export const surfaceScenes = [
  defineScene({
    id: 'white-marble',
    group: 'surface',
    reflection: 0.22,
    paint(stage) {
      wall(stage, '#dcdde0');
      layFloor(stage, marble(stage, '#f1f0ee', '#9c9aa0'), horizon, { near: 1, far: 2 });
      lightTable(stage, 0.12);
      seam(stage, horizon, 0.1);
    },
  }),
  defineScene({
    id: 'black-marble',
    group: 'surface',
    reflection: 0.3,
    shadow: { contact: 0.75, color: '#000000' },
    paint(stage) {
      wall(stage, '#3a3733', 0.4);
      layFloor(stage, marble(stage, '#1d1b1c', '#b9a888'), horizon, { near: 1, far: 2 });
      lightTable(stage, 0.1);
      seam(stage, horizon, 0.25);
      vignette(stage, 0.4);
    },
  }),
  defineScene({
    id: 'oak-table',
    group: 'surface',
    reflection: 0.07,
    paint(stage) {
      wall(stage, '#e9e1d3');
      layFloor(stage, wood(stage, '#c0935f'), horizon);
      lightTable(stage, 0.16);
      seam(stage, horizon, 0.14);
    },
  }),
  defineScene({
    id: 'walnut-table',
    group: 'surface',
    reflection: 0.1,
    shadow: { contact: 0.7, color: '#0b0604' },
    paint(stage) {
      wall(stage, '#4d5a52', 0.35);
      layFloor(stage, wood(stage, '#6d4429', 6), horizon);
      lightTable(stage, 0.14);
      seam(stage, horizon, 0.25);
      vignette(stage, 0.3);
    },
  }),
  defineScene({
    id: 'slate',
    group: 'surface',
    reflection: 0.08,
    shadow: { contact: 0.75, color: '#050608' },
    paint(stage) {
      wall(stage, '#5a6068', 0.4);
      layFloor(stage, grainy(stage, '#3a3e44', 7, 0.09), horizon);
      lightTable(stage, 0.14);
      seam(stage, horizon, 0.2);
      vignette(stage, 0.3);
    },
  }),
  defineScene({
    id: 'terrazzo',
    group: 'surface',
    color: '#c9785c',
    reflection: 0.12,
    paint(stage) {
      const { color } = stage;
      wall(stage, color as `#${string}`, 0.4);
      layFloor(stage, terrazzo(stage, '#f3ede4', [color, tone(color, -0.2), '#8fa39a', '#d9c7a8', '#50504e']), horizon);
      lightTable(stage, 0.12);
      seam(stage, horizon, 0.12);
    },
  }),
  defineScene({
    id: 'linen',
    group: 'surface',
    color: '#d9cdb8',
    paint(stage) {
      const { color, context, width, height, unit, makeCanvas } = stage;
      const spare = makeCanvas(width, height);
      spare.drawImage(cloth(stage, color).canvas, 0, 0, width, height);
      drawBlurred(context, spare.canvas, unit * 0.006, makeCanvas, true);
      layFloor(stage, cloth(stage, tone(color, 0.02)), horizon, { near: 0.8, far: 1.6 });
      lightTable(stage, 0.12);
      glow(stage, { x: 0.5 + stage.light * 0.3, y: 0.2, radius: 0.9 }, '#ffffff', 0.25);
    },
  }),
];
