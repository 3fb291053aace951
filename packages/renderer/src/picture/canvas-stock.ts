import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { contextOf } from '../node-host.ts';

/** Canvases are lent and given back: fresh megabytes for every picture cost more than clearing used ones. */
export type CanvasStock = {
  /** Empty, without any transform. */
  take(width: number, height: number): Canvas;
  give(canvas: Canvas): void;
};

/** Pixels of canvases kept for later, the latest first: eight of 1080 × 1920. */
const keptPixels = 8 * 1080 * 1920;

export function createCanvasStock(): CanvasStock {
  const stock: Canvas[] = [];
  return {
    take(width, height) {
      const index = stock.findLastIndex((canvas) => canvas.width === width && canvas.height === height);
      if (index === -1) return createCanvas(width, height);
      const [canvas] = stock.splice(index, 1) as [Canvas];
      const context = contextOf(canvas);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return canvas;
    },
    give(canvas) {
      stock.push(canvas);
      let pixels = stock.reduce((sum, kept) => sum + kept.width * kept.height, 0);
      while (pixels > keptPixels) {
        const dropped = stock.shift();
        pixels -= dropped ? dropped.width * dropped.height : pixels;
      }
    },
  };
}
