import { withAlpha } from '@adwright/studio/brand/oklch.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { seam } from '../paint/ground.ts';
import { tone } from '../paint/tone.ts';
import type { Stage } from '../stage.ts';
import { defineScene } from './define-scene.ts';

/** Paper that runs from the wall onto the table without an edge. */
function sweep(stage: Stage, lift: number): void {
  const { color, light } = stage;
  shade(stage, 0, 1, [
    tone(color, -0.03 + lift),
    tone(color, 0.035 + lift),
    tone(color, lift),
    tone(color, -0.055 + lift),
  ]);
  glow(stage, { x: 0.5 + light * 0.2, y: 0.36, radius: 0.85 }, tone(color, 0.16), 0.55);
}

export const studioScenes = [
  defineScene({
    id: 'paper-sweep',
    group: 'studio',
    color: '#e6dfd3',
    paint(stage) {
      sweep(stage, 0);
      vignette(stage, 0.12, tone(stage.color, -0.5));
    },
  }),
  defineScene({
    id: 'white-cove',
    group: 'studio',
    reflection: 0.16,
    shadow: { contact: 0.45, cast: 0.16 },
    paint(stage) {
      shade(stage, 0, 1, ['#f2f3f4', '#fbfbfb', '#ffffff', '#f1f1f2']);
      glow(stage, { x: 0.5, y: 0.5, radius: 0.8 }, '#ffffff', 0.9);
    },
  }),
  defineScene({
    id: 'night-studio',
    group: 'studio',
    color: '#2a2d38',
    reflection: 0.3,
    shadow: { contact: 0.8, cast: 0.3, color: '#000000' },
    paint(stage) {
      const { color, light } = stage;
      shade(stage, 0, 1, [tone(color, -0.12), tone(color, -0.02), tone(color, -0.14)]);
      glow(stage, { x: 0.5 + light * 0.12, y: 0.42, radius: 0.62 }, tone(color, 0.34), 0.7);
      glow(stage, { x: 0.5, y: 0.86, radius: 0.5 }, tone(color, 0.2), 0.35);
      vignette(stage, 0.55);
    },
  }),
  defineScene({
    id: 'two-tone',
    group: 'studio',
    color: '#e7a08a',
    shadow: { cast: 0.32, length: 0.62, softness: 0.016 },
    paint(stage) {
      const { color } = stage;
      shade(stage, 0, 0.66, [tone(color, -0.02), tone(color, 0.03)]);
      shade(stage, 0.66, 1, [tone(color, 0.12, 0.6), tone(color, 0.08, 0.65)]);
      seam(stage, 0.66, 0.07);
      glow(stage, { x: 0.5 + stage.light * 0.25, y: 0.3, radius: 0.8 }, tone(color, 0.14), 0.4);
    },
  }),
  defineScene({
    id: 'spotlight',
    group: 'studio',
    color: '#b9452b',
    shadow: { contact: 0.75, cast: 0.4, length: 0.35 },
    paint(stage) {
      const { color, context, width, height, foot } = stage;
      shade(stage, 0, 1, [tone(color, -0.2), tone(color, -0.14), tone(color, -0.22)]);
      const reach = Math.min(width, height) * 0.5;
      const spot = context.createRadialGradient(foot.x, height * 0.42, reach * 0.55, foot.x, height * 0.42, reach);
      spot.addColorStop(0, withAlpha(tone(color, 0.1), 1));
      spot.addColorStop(0.72, withAlpha(tone(color, 0.05), 0.9));
      spot.addColorStop(1, withAlpha(color, 0));
      context.fillStyle = spot;
      context.fillRect(0, 0, width, height);
      vignette(stage, 0.3);
    },
  }),
];
