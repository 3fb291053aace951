import { paintBall, paintCylinder, paintSlab } from '../paint/plinth.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { seam } from '../paint/ground.ts';
import { tone } from '../paint/tone.ts';
import type { Stage } from '../stage.ts';
import { defineScene } from './define-scene.ts';

function room(stage: Stage, horizon: number): void {
  const { color, light } = stage;
  shade(stage, 0, horizon, [tone(color, -0.01), tone(color, 0.05)]);
  shade(stage, horizon, 1, [tone(color, 0.02), tone(color, -0.05)]);
  seam(stage, horizon, 0.05);
  glow(stage, { x: 0.5 + light * 0.28, y: 0.28, radius: 0.85 }, tone(color, 0.18), 0.5);
}

/** The side in the shade. Light from the front has one, too: things beside the product must not stand behind it. */
function awayFrom(light: number): number {
  return light < 0 ? 1 : -1;
}

/** A plinth carries the product, so it is a little wider than the product. */
function carry(stage: Stage, least: number): number {
  return Math.max(stage.unit * least, stage.productWidth * 0.68);
}

export const plinthScenes = [
  defineScene({
    id: 'round-plinth',
    group: 'plinth',
    color: '#cfd8c9',
    ground: 0.74,
    room: { width: 0.5, height: 0.56 },
    paint(stage) {
      room(stage, 0.7);
      const { foot, height, color } = stage;
      const radius = carry(stage, 0.24);
      paintCylinder(stage, {
        x: foot.x,
        top: foot.y - radius * 0.03,
        radius,
        height: height * 0.13,
        color: tone(color, 0.05),
      });
      vignette(stage, 0.1, tone(color, -0.4));
    },
  }),
  defineScene({
    id: 'stacked-plinths',
    group: 'plinth',
    color: '#e9c9bd',
    ground: 0.7,
    room: { width: 0.46, height: 0.52 },
    paint(stage) {
      room(stage, 0.64);
      const { foot, width, height, color, unit, light } = stage;
      const radius = carry(stage, 0.2);
      paintCylinder(stage, {
        x: foot.x,
        top: foot.y + height * 0.075,
        radius: radius * 1.45,
        height: height * 0.09,
        color: tone(color, -0.03),
      });
      paintCylinder(
        stage,
        { x: foot.x, top: foot.y - radius * 0.03, radius, height: height * 0.08, color: tone(color, 0.05) },
        0.25,
      );
      paintBall(
        stage,
        foot.x + awayFrom(light) * Math.min(radius * 1.75, width * 0.42),
        foot.y + height * 0.225,
        unit * 0.055,
        tone(color, -0.1, 1.5),
      );
    },
  }),
  defineScene({
    id: 'arch',
    group: 'plinth',
    color: '#d8a47f',
    ground: 0.78,
    room: { width: 0.42, height: 0.52 },
    paint(stage) {
      const { context, foot, height, width, unit, color, light } = stage;
      room(stage, 0.76);
      const half = Math.min(width * 0.4, Math.max(unit * 0.3, stage.productWidth * 0.72));
      const top = height * 0.16 + half;
      const inside = context.createLinearGradient(foot.x - half, 0, foot.x + half, 0);
      inside.addColorStop(light < 0 ? 0 : 1, tone(color, -0.2));
      inside.addColorStop(light < 0 ? 0.16 : 0.84, tone(color, -0.12));
      inside.addColorStop(light < 0 ? 1 : 0, tone(color, -0.05));
      context.fillStyle = inside;
      context.beginPath();
      context.arc(foot.x, Math.min(top, height * 0.55), half, Math.PI, 0);
      context.lineTo(foot.x + half, height * 0.76);
      context.lineTo(foot.x - half, height * 0.76);
      context.fill();
      paintSlab(
        stage,
        { x: foot.x, top: foot.y - unit * 0.012, radius: half * 1.06, height: height * 0.05, color: tone(color, 0.07) },
        0.3,
      );
    },
  }),
  defineScene({
    id: 'steps',
    group: 'plinth',
    color: '#aebfd0',
    ground: 0.72,
    room: { width: 0.46, height: 0.54 },
    shadow: { length: 0.4 },
    paint(stage) {
      room(stage, 0.66);
      const { foot, height, color, light } = stage;
      const radius = carry(stage, 0.22);
      for (const [step, wider] of [2.4, 1.7, 1].entries()) {
        const down = 2 - step;
        paintSlab(
          stage,
          {
            x: foot.x - light * radius * 0.26 * down,
            top: foot.y + down * height * 0.07 - radius * 0.04,
            radius: radius * wider,
            height: height * 0.07,
            color: tone(color, 0.03 * step),
          },
          0.22,
        );
      }
    },
  }),
  defineScene({
    id: 'shelf',
    group: 'plinth',
    color: '#e4dccb',
    ground: 0.74,
    room: { width: 0.52, height: 0.58 },
    shadow: { cast: 0.3, length: 0.5 },
    paint(stage) {
      const { foot, width, height, unit, color, light } = stage;
      shade(stage, 0, 1, [tone(color, 0.03), tone(color, -0.02), tone(color, -0.07)]);
      glow(stage, { x: 0.5 + light * 0.3, y: 0.2, radius: 0.9 }, tone(color, 0.2), 0.6);
      paintSlab(
        stage,
        { x: foot.x, top: foot.y - unit * 0.012, radius: width * 0.56, height: height * 0.035, color: '#b98a5a' },
        0.35,
      );
      const aside = Math.max(width * 0.33, stage.productWidth * 0.5 + unit * 0.08);
      paintBall(stage, foot.x + awayFrom(light) * aside, foot.y, unit * 0.045, '#7d8c6c');
    },
  }),
];
