import { createCanvas, Path2D as SkiaPath } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { DrawHost, Picture } from '@adwright/studio/draw/host.ts';
import { canvasMeasurer, type FontFaces, type TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { createNodeFonts } from './fonts.ts';

/** Skia's context has Canvas2D's methods under its own type; this is the one place that says so. */
export function contextOf(canvas: Canvas): CanvasRenderingContext2D {
  return canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
}

export type Frames = (asset: string, seconds: number) => Picture | undefined;

export const nodeFonts: FontFaces = createNodeFonts();

export const nodeMeasurer: TextMeasurer = canvasMeasurer(contextOf(createCanvas(8, 8)), nodeFonts);

/** `pictures` may change between frames: a video's come and go with its scenes. */
export function createNodeHost(
  pictures: Pick<ReadonlyMap<string, Picture>, 'get'>,
  frames: Frames = () => undefined,
): DrawHost {
  const paths = new Map<string, Path2D>();
  let spare: Canvas | undefined;
  return {
    fonts: nodeFonts,
    image: (asset) => pictures.get(asset),
    frame: frames,
    path(data) {
      const known = paths.get(data);
      if (known) return known;
      const made = new SkiaPath(data) as unknown as Path2D;
      paths.set(data, made);
      return made;
    },
    scratch(width, height) {
      if (!spare || spare.width !== width || spare.height !== height) spare = createCanvas(width, height);
      const context = contextOf(spare);
      context.clearRect(0, 0, width, height);
      return context;
    },
  };
}
