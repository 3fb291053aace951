import { drawBlurred } from '../paint/blur.ts';
import { broadLeaf, frond } from '../paint/foliage.ts';
import { layFloor, seam } from '../paint/ground.ts';
import { glow, shade, vignette } from '../paint/light.ts';
import { fieldPicture, fractal, smoothNoise } from '../paint/noise.ts';
import { sand, water } from '../paint/textures.ts';
import { tone } from '../paint/tone.ts';
import type { Stage } from '../stage.ts';
import { defineScene } from './define-scene.ts';

/** Leaves that reach in from the sides and from below, those behind out of focus. */
function foliage(stage: Stage, colors: readonly `#${string}`[], blur: number, reach: number): void {
  const { context, width, height, unit, random, makeCanvas } = stage;
  const layer = makeCanvas(width, height);
  for (let index = 0; index < 22; index += 1) {
    const left = index % 2 === 0;
    const color = colors[index % colors.length] ?? '#3d5c3a';
    const y = height * (0.08 + random() * 0.95);
    const length = unit * reach * (0.7 + random() * 0.6);
    layer.fillStyle = tone(color, (random() - 0.5) * 0.08);
    const at = {
      x: left ? -unit * 0.03 : width + unit * 0.03,
      y,
      angle: (left ? 1 : -1) * (0.75 + random() * 0.9),
      length,
    };
    if (index % 3 === 0) frond(stage, layer, at);
    else broadLeaf(layer, at, tone(color, 0.1));
  }
  if (blur > 0) drawBlurred(context, layer.canvas, blur * unit, makeCanvas, true);
  else context.drawImage(layer.canvas, 0, 0);
}

export const natureScenes = [
  defineScene({
    id: 'greenhouse',
    group: 'nature',
    room: { width: 0.5, height: 0.6 },
    shadow: { contact: 0.7, cast: 0.3, color: '#0a140a' },
    paint(stage) {
      shade(stage, 0, 1, ['#54734f', '#8ba57a', '#a5b893', '#7d9270']);
      glow(stage, { x: 0.5 + stage.light * 0.25, y: 0.18, radius: 0.9 }, '#fdf6d0', 0.6);
      foliage(stage, ['#4d6b45', '#5f8455', '#3f5a3e'], 0.018, 0.42);
      foliage(stage, ['#2f4d33', '#41653f', '#56794a'], 0, 0.3);
      vignette(stage, 0.25, '#0c1a0c');
    },
  }),
  defineScene({
    id: 'still-water',
    group: 'nature',
    ground: 0.76,
    room: { width: 0.56, height: 0.58 },
    reflection: 0.42,
    shadow: { contact: 0.4, cast: 0.1, color: '#06222c' },
    paint(stage) {
      shade(stage, 0, 0.6, ['#9fd0d8', '#d8eef0', '#f4faf8']);
      glow(stage, { x: 0.5 + stage.light * 0.3, y: 0.3, radius: 0.7 }, '#ffffff', 0.8);
      layFloor(stage, water(stage, '#79b9c4', '#f1fcfb'), 0.6, { near: 0.7, far: 3.4 });
      const { context, width, height, foot, productWidth } = stage;
      context.lineWidth = Math.max(1, height * 0.0022);
      for (let ring = 1; ring <= 4; ring += 1) {
        context.strokeStyle = `rgba(255,255,255,${0.6 - ring * 0.12})`;
        context.beginPath();
        context.ellipse(
          foot.x,
          foot.y,
          productWidth * (0.4 + ring * 0.17),
          productWidth * (0.4 + ring * 0.17) * 0.17,
          0,
          0,
          Math.PI * 2,
        );
        context.stroke();
      }
      seam({ ...stage, width }, 0.6, 0.04);
    },
  }),
  defineScene({
    id: 'dune',
    group: 'nature',
    shadow: { cast: 0.38, length: 0.7, softness: 0.014, color: '#4a2c18' },
    paint(stage) {
      shade(stage, 0, 0.6, ['#8fc1de', '#cfe2e6', '#f6e6cf']);
      const { context, width, height } = stage;
      for (const [y, bulge, color] of [
        [0.57, -0.05, '#e2b984'],
        [0.6, 0.045, '#d9a96f'],
      ] as const) {
        context.fillStyle = color;
        context.beginPath();
        context.moveTo(0, height * (y + bulge));
        context.bezierCurveTo(
          width * 0.3,
          height * (y - bulge),
          width * 0.6,
          height * (y + bulge * 1.6),
          width,
          height * (y - bulge * 0.6),
        );
        context.lineTo(width, height);
        context.lineTo(0, height);
        context.fill();
      }
      layFloor(stage, sand(stage, '#dcae74'), 0.66, { near: 0.9, far: 2.2 });
      const blend = context.createLinearGradient(0, height * 0.64, 0, height * 0.74);
      blend.addColorStop(0, '#d9a96f');
      blend.addColorStop(1, '#d9a96f00');
      context.fillStyle = blend;
      context.fillRect(0, height * 0.64, width, height * 0.1);
      glow(stage, { x: 0.5 + stage.light * 0.4, y: 0.12, radius: 0.9 }, '#fff4d6', 0.6);
    },
  }),
  defineScene({
    id: 'clouds',
    group: 'nature',
    color: '#7fb4e3',
    ground: 0.8,
    shadow: { contact: 0.3, cast: 0.12, color: '#2b5a86' },
    paint(stage) {
      const { context, width, height, color, random, makeCanvas } = stage;
      const cloud = fractal(smoothNoise(random), 6);
      const white = '#ffffff';
      const field = fieldPicture(
        makeCanvas,
        { width: 256, height: 256 },
        (x, y) => Math.max(0, Math.min(1, (cloud(x * 4, y * 6) - 0.55 + Math.max(0, y - 0.5) * 0.85) * 3)),
        [
          [0, color],
          [0.35, tone(color, 0.09, 0.7)],
          [0.75, '#f3f8fc'],
          [1, white],
        ],
      );
      context.imageSmoothingQuality = 'high';
      context.drawImage(field.canvas, 0, 0, width, height);
      glow(stage, { x: 0.5, y: 0.9, radius: 0.8 }, white, 0.9);
    },
  }),
];
