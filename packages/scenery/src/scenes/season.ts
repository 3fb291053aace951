import { layFloor, seam } from '../paint/ground.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { bokeh, confetto, disc, leaf, petal, scatter } from '../paint/scatter.ts';
import { grainy, wood } from '../paint/textures.ts';
import { tone } from '../paint/tone.ts';
import { defineScene } from './define-scene.ts';

export const seasonScenes = [
  defineScene({
    id: 'winter-snow',
    group: 'season',
    shadow: { contact: 0.4, cast: 0.2, color: '#2b4668' },
    paint(stage) {
      shade(stage, 0, 0.66, ['#7fa3c6', '#b8cfe2', '#dfeaf2']);
      scatter(stage, 60, { top: 0, bottom: 0.7 }, { from: 0.01, to: 0.03 }, 0.012, disc('#ffffff', 0.55));
      layFloor(stage, grainy(stage, '#eef4f9', 5, 0.04), 0.64, { near: 0.8, far: 1.6 });
      seam(stage, 0.64, 0.03);
      glow(stage, { x: 0.5, y: 0.66, radius: 0.8 }, '#ffffff', 0.7);
      scatter(stage, 120, { top: 0, bottom: 1 }, { from: 0.002, to: 0.007 }, 0, disc('#ffffff', 0.9));
    },
  }),
  defineScene({
    id: 'holiday-lights',
    group: 'season',
    reflection: 0.2,
    shadow: { contact: 0.75, color: '#000000' },
    paint(stage) {
      shade(stage, 0, 0.66, ['#14261f', '#234033', '#2c4a38']);
      scatter(
        stage,
        70,
        { top: 0, bottom: 0.66 },
        { from: 0.015, to: 0.055 },
        0.003,
        bokeh(['#ffd27a', '#ffb347', '#fff1cf', '#e2533f'], stage.random),
      );
      layFloor(stage, wood(stage, '#6a4026', 6), 0.66);
      seam(stage, 0.66, 0.3);
      glow(stage, { x: 0.5, y: 0.7, radius: 0.6 }, '#ffcf8a', 0.3);
      vignette(stage, 0.45);
    },
  }),
  defineScene({
    id: 'spring-petals',
    group: 'season',
    color: '#f7dbe0',
    paint(stage) {
      const { color, random } = stage;
      shade(stage, 0, 1, [tone(color, -0.02), tone(color, 0.03), tone(color, -0.03)]);
      glow(stage, { x: 0.5 + stage.light * 0.3, y: 0.2, radius: 0.9 }, '#ffffff', 0.6);
      const pinks = ['#f4a9b8', '#f8c7cf', '#fbe3e6', '#ea8ba0'] as const;
      scatter(stage, 26, { top: 0, bottom: 0.7 }, { from: 0.014, to: 0.034 }, 0.006, petal(pinks, random));
      scatter(stage, 46, { top: 0.8, bottom: 1.02 }, { from: 0.012, to: 0.026 }, 0, petal(pinks, random));
    },
  }),
  defineScene({
    id: 'autumn-leaves',
    group: 'season',
    shadow: { contact: 0.7, color: '#2a1206' },
    paint(stage) {
      const colors = ['#c8642a', '#e09a3a', '#9c3f22', '#b98a3a', '#7a4a26'] as const;
      shade(stage, 0, 0.64, ['#a8673a', '#dca765', '#f0d5a6']);
      scatter(stage, 40, { top: 0, bottom: 0.6 }, { from: 0.02, to: 0.055 }, 0.02, leaf(colors, stage.random));
      layFloor(stage, wood(stage, '#8a5a38'), 0.64);
      seam(stage, 0.64, 0.2);
      scatter(stage, 44, { top: 0.84, bottom: 1.04 }, { from: 0.026, to: 0.06 }, 0, leaf(colors, stage.random));
      glow(stage, { x: 0.5 + stage.light * 0.3, y: 0.2, radius: 0.8 }, '#ffe9bf', 0.5);
    },
  }),
  defineScene({
    id: 'summer-pool',
    group: 'season',
    shadow: { cast: 0.34, length: 0.66, softness: 0.012, color: '#0f4a63' },
    paint(stage) {
      const { context, width, height, random } = stage;
      shade(stage, 0, 0.62, ['#4fc3dd', '#8fdcea']);
      const tile = height * 0.05;
      for (let y = 0; y < height * 0.62; y += tile) {
        for (let x = 0; x < width; x += tile) {
          context.fillStyle = `rgba(255,255,255,${random() * 0.2})`;
          context.fillRect(x + 1, y + 1, tile - 2, tile - 2);
        }
      }
      shade(stage, 0.62, 1, ['#fdf3e0', '#f6e4c8']);
      seam(stage, 0.62, 0.1);
      glow(stage, { x: 0.5 + stage.light * 0.4, y: 0.1, radius: 0.9 }, '#ffffff', 0.6);
    },
  }),
  defineScene({
    id: 'party',
    group: 'season',
    color: '#f3c64b',
    paint(stage) {
      const { color, random } = stage;
      const papers = ['#e2533f', '#1d7c86', '#ffffff', '#f29fb4', '#2b2f4a'] as const;
      shade(stage, 0, 1, [tone(color, -0.02), tone(color, 0.03), tone(color, -0.05)]);
      glow(stage, { x: 0.5, y: 0.4, radius: 0.7 }, tone(color, 0.14), 0.6);
      scatter(stage, 40, { top: 0, bottom: 0.72 }, { from: 0.012, to: 0.026 }, 0.004, confetto(papers, random));
      scatter(stage, 70, { top: 0.78, bottom: 1.02 }, { from: 0.008, to: 0.016 }, 0, confetto(papers, random));
    },
  }),
];
