import type { Stage } from '../stage.ts';

/** One blade, its foot at the origin, pointing up. */
function blade(context: CanvasRenderingContext2D, length: number, width: number, bend: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-width, -length * 0.3, -width * 0.7 + bend, -length * 0.75, bend * 1.5, -length);
  context.bezierCurveTo(width * 0.7 + bend, -length * 0.7, width, -length * 0.3, 0, 0);
  context.fill();
}

/** A palm frond: a bent stem with blades on both sides. */
export function frond(
  { random }: Pick<Stage, 'random'>,
  context: CanvasRenderingContext2D,
  at: { readonly x: number; readonly y: number; readonly angle: number; readonly length: number },
): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(at.angle);
  const leaves = 15;
  for (let index = 0; index < leaves; index += 1) {
    const along = (index + 1) / leaves;
    const y = -at.length * along;
    const x = Math.sin(along * 1.4) * at.length * 0.14;
    const length = at.length * (0.52 - 0.34 * along) * (0.85 + random() * 0.3);
    for (const side of [-1, 1]) {
      context.save();
      context.translate(x, y);
      context.rotate(side * (1.18 - along * 0.62) + (random() - 0.5) * 0.12);
      blade(context, length, at.length * 0.026, side * length * 0.1);
      context.restore();
    }
  }
  context.lineWidth = at.length * 0.012;
  context.strokeStyle = context.fillStyle;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(at.length * 0.02, -at.length * 0.5, Math.sin(1.4) * at.length * 0.14, -at.length);
  context.stroke();
  context.restore();
}

/** A broad leaf with a rib, its foot at the origin of `at`. */
export function broadLeaf(
  context: CanvasRenderingContext2D,
  at: { readonly x: number; readonly y: number; readonly angle: number; readonly length: number },
  rib?: string,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(at.angle);
  blade(context, at.length, at.length * 0.34, at.length * 0.05);
  if (rib !== undefined) {
    context.strokeStyle = rib;
    context.lineWidth = at.length * 0.012;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(0, -at.length * 0.5, at.length * 0.07, -at.length * 0.96);
    for (let vein = 1; vein < 6; vein += 1) {
      const y = -at.length * (0.12 + vein * 0.13);
      for (const side of [-1, 1]) {
        context.moveTo(at.length * 0.01 * vein * 0.5, y);
        context.quadraticCurveTo(
          side * at.length * 0.1,
          y - at.length * 0.05,
          side * at.length * (0.2 - vein * 0.018),
          y - at.length * 0.13,
        );
      }
    }
    context.stroke();
  }
  context.restore();
}
