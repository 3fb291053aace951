import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { contextOf } from '../node-host.ts';

/** Draws a rectangle of the frame by Skia and answers with its premultiplied RGBA. */
export type Rasterise = (region: Rect, scale: number, draw: (context: CanvasRenderingContext2D) => void) => Uint8Array;

/** Canvases that are drawn again for what changes with time, such as captions; more would only hold memory. */
const kept = 4;

export function createRasteriser(): Rasterise {
  const canvases = new Map<string, Canvas>();
  return (region, scale, draw) => {
    const key = `${region.width} ${region.height}`;
    const known = canvases.get(key);
    const canvas = known ?? createCanvas(region.width, region.height);
    canvases.delete(key);
    canvases.set(key, canvas);
    for (const old of canvases.keys()) if (canvases.size > kept) canvases.delete(old);
    const context = contextOf(canvas);
    if (known) context.clearRect(0, 0, region.width, region.height);
    context.save();
    context.translate(-region.x, -region.y);
    context.scale(scale, scale);
    draw(context);
    context.restore();
    return canvas.data();
  };
}
