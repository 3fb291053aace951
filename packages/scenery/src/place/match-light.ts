import type { MakeCanvas } from '../stage.ts';
import type { Place } from './place.ts';

/** How far the product's colours go towards the light of the place. */
const share = 0.55;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toScreen = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function tableOf(gain: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) =>
    Math.round(255 * toScreen(Math.min(1, toLinear(value / 255) * gain))),
  );
}

/** The product in the colour of the place's light. It changes the product's pixels, so it is only done when asked for. */
export function matchLight(
  product: CanvasRenderingContext2D,
  light: Place['light'],
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const { width, height } = product.canvas;
  const pixels = product.getImageData(0, 0, width, height);
  const tables = light.map((value) => tableOf(1 + share * (value - 1)));
  for (let at = 0; at < pixels.data.length; at += 4)
    for (const [channel, table] of tables.entries())
      pixels.data[at + channel] = table[pixels.data[at + channel] ?? 0] ?? 0;
  const made = makeCanvas(width, height);
  made.putImageData(pixels, 0, 0);
  return made;
}
