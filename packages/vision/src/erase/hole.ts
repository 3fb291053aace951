import type { Box, Mask } from '@adwright/domain/engines/pictures.ts';

/** What is to be painted over, at the picture's size: 255 where it is, else 0. */
export function drawHole(what: Mask | readonly Box[], width: number, height: number): Uint8Array {
  const hole = new Uint8Array(width * height);
  if (isBoxes(what)) {
    for (const box of what) fillBox(hole, width, height, box);
  } else {
    for (let y = 0; y < height; y += 1) {
      const row = Math.min(what.height - 1, Math.floor((y * what.height) / height)) * what.width;
      for (let x = 0; x < width; x += 1) {
        const column = Math.min(what.width - 1, Math.floor((x * what.width) / width));
        if ((what.data[row + column] ?? 0) > 127) hole[y * width + x] = 255;
      }
    }
  }
  return hole;
}

function isBoxes(what: Mask | readonly Box[]): what is readonly Box[] {
  return Array.isArray(what);
}

function fillBox(hole: Uint8Array, width: number, height: number, box: Box): void {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = top; y < bottom; y += 1) if (right > left) hole.fill(255, y * width + left, y * width + right);
}

/** The part of the picture that the painter has to see: the hole with a wide margin. */
export function surroundings(hole: Box, width: number, height: number): Box {
  const margin = Math.max(64, Math.round(Math.max(hole.width, hole.height) * 0.75));
  const [x, y] = [Math.max(0, hole.x - margin), Math.max(0, hole.y - margin)];
  return {
    x,
    y,
    width: Math.min(width, hole.x + hole.width + margin) - x,
    height: Math.min(height, hole.y + hole.height + margin) - y,
  };
}
