import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Outline } from './outline.ts';

/** Points just outside a shape, all around it; a rounded rectangle's corners are left out. */
export function ring(box: Box, shape: Outline['shape'], radius: number, gap: number): { x: number; y: number }[] {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const [rx, ry] = [box.width / 2 + gap, box.height / 2 + gap];
  const points: { x: number; y: number }[] = [];
  if (shape === 'ellipse') {
    for (let turn = 0; turn < 64; turn += 1) {
      const angle = (turn / 64) * 2 * Math.PI;
      points.push({ x: Math.round(cx + rx * Math.cos(angle)), y: Math.round(cy + ry * Math.sin(angle)) });
    }
    return points;
  }
  for (let step = 0; step <= 32; step += 1) {
    const x = Math.round(box.x + radius + (step / 32) * (box.width - 2 * radius));
    const y = Math.round(box.y + radius + (step / 32) * (box.height - 2 * radius));
    points.push({ x, y: Math.round(cy - ry) }, { x, y: Math.round(cy + ry) });
    points.push({ x: Math.round(cx - rx), y }, { x: Math.round(cx + rx), y });
  }
  return points;
}
