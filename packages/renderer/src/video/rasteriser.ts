import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { contextOf } from '../node-host.ts';

/** Draws a rectangle of the frame by Skia and answers with its premultiplied RGBA. */
export type Rasterise = (region: Rect, scale: number, draw: (context: CanvasRenderingContext2D) => void) => Uint8Array;

/** Pixels of the canvases kept: those of captions are drawn again and again, scenes use each other's. */
const keptPixels = 4 * 1080 * 1920;

export function createRasteriser(): Rasterise {
  /** By size, the latest used last. */
  const canvases = new Map<string, Canvas>();
  let pixels = 0;

  function canvasOf(width: number, height: number): Canvas {
    const key = `${width} ${height}`;
    const known = canvases.get(key);
    const canvas = known ?? createCanvas(width, height);
    if (known) {
      canvases.delete(key);
      contextOf(canvas).clearRect(0, 0, width, height);
    } else {
      pixels += width * height;
    }
    canvases.set(key, canvas);
    for (const [size, old] of canvases) {
      if (pixels <= keptPixels || old === canvas) break;
      canvases.delete(size);
      pixels -= old.width * old.height;
    }
    return canvas;
  }

  return (region, scale, draw) => {
    const canvas = canvasOf(region.width, region.height);
    const context = contextOf(canvas);
    context.save();
    context.translate(-region.x, -region.y);
    context.scale(scale, scale);
    draw(context);
    context.restore();
    return canvas.data();
  };
}
