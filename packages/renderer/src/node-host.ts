import { createCanvas, Path2D as SkiaPath } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { DrawHost, Picture } from '@adwright/studio/draw/host.ts';
import { canvasMeasurer, type FontFaces, type TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { createNodeFonts } from './fonts.ts';
import { ownFontsVersion } from './own-fonts/own-fonts.ts';

/** Skia's context has Canvas2D's methods under its own type; this is the one place that says so. */
export function contextOf(canvas: Canvas): CanvasRenderingContext2D {
  return canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
}

export type Frames = (asset: string, seconds: number) => Picture | undefined;

export const nodeFonts: FontFaces = createNodeFonts();

const newMeasurer = (): TextMeasurer => canvasMeasurer(contextOf(createCanvas(8, 8)), nodeFonts);
let measured = { by: newMeasurer(), version: ownFontsVersion() };

/** Widths measured before an uploaded font came or went are those of another. */
export const nodeMeasurer: TextMeasurer = {
  measure(font, text) {
    if (measured.version !== ownFontsVersion()) measured = { by: newMeasurer(), version: ownFontsVersion() };
    return measured.by.measure(font, text);
  },
};

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
