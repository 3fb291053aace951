/** A picture with its background gone, and where in it the product is. */
export type Cutout = {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** The smallest box that holds the product, in pixels of the picture. */
  readonly box: Box;
  /** Where the product is brightest: −1 is its left side, 1 its right. */
  readonly light: number;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

const solid = 24;

/** Null when nothing is left of the picture. */
function productBox({ data, width, height }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < solid) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Compares the brightness of the product's two halves, so that a scene can be lit from the same side. */
function lightOf({ data, width }: Pixels, box: Box): number {
  const sums = { left: 0, right: 0 };
  const counts = { left: 0, right: 0 };
  const step = Math.max(1, Math.floor(box.width / 120));
  for (let y = box.y; y < box.y + box.height; y += step) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < 200) continue;
      const side = x < box.x + box.width / 2 ? 'left' : 'right';
      sums[side] += (data[at] ?? 0) * 0.2126 + (data[at + 1] ?? 0) * 0.7152 + (data[at + 2] ?? 0) * 0.0722;
      counts[side] += 1;
    }
  }
  const left = sums.left / Math.max(1, counts.left);
  const right = sums.right / Math.max(1, counts.right);
  const leaning = (right - left) / 24;
  if (Math.abs(leaning) < 0.12) return -0.8;
  return Math.max(-1, Math.min(1, leaning));
}

/** What is on a canvas that holds nothing but the product; null when nothing does. */
export function cutoutOf(context: CanvasRenderingContext2D): Cutout | null {
  const { width, height } = context.canvas;
  const pixels = context.getImageData(0, 0, width, height);
  const box = productBox(pixels);
  return box && { source: context.canvas, width, height, box, light: lightOf(pixels, box) };
}
