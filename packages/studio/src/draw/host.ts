import type { FontFaces } from '../text/measurer.ts';

/** A decoded picture and its size in pixels. */
export type Picture = {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** The same at half the size, where the host keeps one. */
  half?(): Picture;
};

/** What drawing needs from where it runs. The browser and Node each bring one; nothing else differs between them. */
export type DrawHost = {
  readonly fonts: FontFaces;
  image(asset: string): Picture | undefined;
  /** A clip's or a presenter's frame at a second of its own clock. */
  frame(asset: string, seconds: number): Picture | undefined;
  path(data: string): Path2D;
  /** An empty canvas of the given size for what must be composed before it is shown; it may be reused by the next call. */
  scratch(width: number, height: number): CanvasRenderingContext2D;
};
