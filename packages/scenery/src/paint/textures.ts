import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Stage } from '../stage.ts';
import { fieldPicture, fractal, smoothNoise } from './noise.ts';
import { mix, tone } from './tone.ts';

/** Detail that the frame is too small to show is not computed. */
function sheetOf({ unit }: Stage, wider = 1): { width: number; height: number } {
  const height = Math.round(Math.max(96, Math.min(512, unit)));
  return { width: Math.round(height * wider), height };
}

/** Stone with veins: where folded noise crosses zero, a vein runs. */
export function marble(stage: Stage, ground: Color, vein: Color): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const cloud = fractal(smoothNoise(random), 5);
  const fine = fractal(smoothNoise(random), 4);
  return fieldPicture(
    makeCanvas,
    sheetOf(stage),
    (x, y) => {
      const warp = cloud(x * 4, y * 4) * 3.4;
      const folded = Math.abs(fine(x * 3.2 + warp, y * 5 + warp * 0.6) - 0.5) * 2;
      const thin = Math.abs(fine(x * 7 - warp * 1.3, y * 6 + warp) - 0.5) * 2;
      return Math.min(1, folded ** 0.42 * 0.78 + thin ** 0.5 * 0.2 + cloud(x * 6, y * 6) * 0.12);
    },
    [
      [0, vein],
      [0.28, mix(vein, ground, 0.55)],
      [0.5, mix(vein, ground, 0.88)],
      [0.8, ground],
      [1, tone(ground, 0.02)],
    ],
  );
}

/** Boards beside each other, the grain along them. */
export function wood(stage: Stage, color: Color, boards = 5): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const grain = fractal(smoothNoise(random), 4);
  const fibre = smoothNoise(random);
  const own = Array.from({ length: boards + 1 }, () => random());
  return fieldPicture(
    makeCanvas,
    sheetOf(stage, 1.5),
    (x, y) => {
      const across = y * boards;
      const board = Math.floor(across);
      const offset = own[board] ?? 0;
      const edge = Math.min(across - board, board + 1 - across);
      const rings = grain(x * 2.2 + offset * 31, (across - board) * 3.2 + offset * 57);
      const lines = Math.abs(((rings * 7) % 1) - 0.5) * 2;
      const hair = fibre(x * 12 + offset * 9, across * 64);
      const value = 0.34 + lines * 0.26 + hair * 0.22 + (offset - 0.5) * 0.22;
      return edge < 0.014 ? value * 0.3 : value;
    },
    [
      [0, tone(color, -0.3, 0.9)],
      [0.4, tone(color, -0.06)],
      [0.7, color],
      [1, tone(color, 0.09)],
    ],
  );
}

/** Plaster, concrete, paper or felt: the same noise, coarser or finer. */
export function grainy(stage: Stage, color: Color, scale: number, depth: number): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const cloud = fractal(smoothNoise(random), 6);
  const grain = smoothNoise(random);
  return fieldPicture(
    makeCanvas,
    sheetOf(stage),
    (x, y) => cloud(x * scale, y * scale) * 0.72 + grain(x * 240, y * 240) * 0.28,
    [
      [0.15, tone(color, -depth)],
      [0.55, color],
      [0.9, tone(color, depth)],
    ],
  );
}

/** Woven cloth with soft folds. */
export function cloth(stage: Stage, color: Color): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const fold = fractal(smoothNoise(random), 3);
  const thread = smoothNoise(random);
  return fieldPicture(
    makeCanvas,
    sheetOf(stage),
    (x, y) => {
      const weave = (Math.sin(x * 900) * Math.sin(y * 900) + 1) / 2;
      const waves = (Math.sin((x * 0.7 + y * 0.9 + fold(x * 3, y * 3) * 0.9) * 14) + 1) / 2;
      return 0.25 + waves * 0.42 + weave * 0.1 + thread(x * 220, y * 60) * 0.16;
    },
    [
      [0, tone(color, -0.16)],
      [0.55, color],
      [1, tone(color, 0.06)],
    ],
  );
}

/** Light caught by moving water: bright nets between calm cells. */
export function water(stage: Stage, deep: Color, bright: Color): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const wave = fractal(smoothNoise(random), 3);
  return fieldPicture(
    makeCanvas,
    sheetOf(stage),
    (x, y) => {
      const warp = wave(x * 4, y * 4);
      const one = 1 - Math.abs(wave(x * 9 + warp * 2.4, y * 9) - 0.5) * 2;
      const two = 1 - Math.abs(wave(x * 8 + 40, y * 8 + warp * 2.6) - 0.5) * 2;
      return Math.min(1, (one * two) ** 3 * 1.1 + wave(x * 2, y * 3) * 0.2);
    },
    [
      [0, tone(deep, -0.05)],
      [0.3, deep],
      [0.72, mix(deep, bright, 0.45)],
      [1, bright],
    ],
  );
}

/** Ripples that wind leaves in sand. */
export function sand(stage: Stage, color: Color): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const drift = fractal(smoothNoise(random), 3);
  const grain = smoothNoise(random);
  return fieldPicture(
    makeCanvas,
    sheetOf(stage),
    (x, y) => {
      const ripple = (Math.sin((y * 26 + drift(x * 3, y * 4) * 9) * Math.PI) + 1) / 2;
      return ripple * 0.55 + drift(x * 2, y * 2) * 0.2 + grain(x * 250, y * 250) * 0.25;
    },
    [
      [0, tone(color, -0.13)],
      [0.5, color],
      [1, tone(color, 0.06)],
    ],
  );
}

/** Chips of stone set in a pale ground. */
export function terrazzo(stage: Stage, ground: Color, chips: readonly Color[]): CanvasRenderingContext2D {
  const { random, makeCanvas } = stage;
  const side = sheetOf(stage);
  const made = makeCanvas(side.width, side.height);
  made.fillStyle = ground;
  made.fillRect(0, 0, side.width, side.height);
  for (let chip = 0; chip < 420; chip += 1) {
    const [x, y, size] = [random() * side.width, random() * side.height, side.width * (0.006 + random() ** 2 * 0.033)];
    const corners = 5 + Math.floor(random() * 3);
    made.fillStyle = chips[Math.floor(random() * chips.length)] ?? ground;
    made.beginPath();
    for (let corner = 0; corner < corners; corner += 1) {
      const angle = (corner / corners) * Math.PI * 2;
      const reach = size * (0.6 + random() * 0.5);
      made.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8);
    }
    made.fill();
  }
  return made;
}
