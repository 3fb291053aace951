import type { MakeCanvas } from '../stage.ts';

/** How far the band of light leans, in heights of the product. */
const lean = 0.35;
const brightest = 0.5;

/**
 * A band of light on the product, at `count` places from one side to the other. Faded into each other one after the
 * other they are a light that passes; each lies on the product alone.
 */
export function lightSweep(
  product: CanvasRenderingContext2D,
  count: number,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D[] {
  const { width, height } = product.canvas;
  const way = width + height * lean;
  // Neighbours overlap by half, so that the light between two places is as bright as at them.
  const half = way / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const band = makeCanvas(width, height);
    const middle = (way * index) / (count - 1) - height * lean;
    band.transform(1, 0, -lean, 1, height * lean, 0);
    const gradient = band.createLinearGradient(middle - half, 0, middle + half, 0);
    for (const [at, share] of [
      [0, 0],
      [0.3, 0.45],
      [0.5, 1],
      [0.7, 0.45],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, `rgba(255,250,240,${brightest * share})`);
    band.fillStyle = gradient;
    band.fillRect(middle - half, 0, half * 2, height);
    band.resetTransform();
    band.globalCompositeOperation = 'destination-in';
    band.drawImage(product.canvas, 0, 0);
    return band;
  });
}
