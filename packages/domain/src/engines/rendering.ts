import type { Creative } from '@adwright/studio/creative/creative.ts';

/** Where the bytes behind an asset's address in a creative come from. */
export type ResolveSource = (src: string) => Promise<Uint8Array>;

export type PictureOutput = {
  readonly format: 'png' | 'jpg' | 'webp' | 'svg' | 'pdf';
  /** The file is never heavier; the quality is the best that allows it. */
  readonly maxBytes?: number;
  readonly quality?: number;
  /** Below 1 for previews. */
  readonly scale?: number;
  /** pdf: the printed width. */
  readonly millimetres?: number;
  /** A video's second; its poster if not given. */
  readonly at?: number;
};

export type PictureOrder = { readonly creative: Creative; readonly outputs: readonly PictureOutput[] };

export type DrawnFile = {
  readonly format: PictureOutput['format'];
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly body: Uint8Array;
};

export type GifLimits = {
  readonly maxBytes?: number;
  readonly maxFps?: number;
  readonly maxFrames?: number;
  /** How long it may move altogether, its repetitions included. */
  readonly maxSeconds?: number;
};

export type DrawnGif = {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: number;
  readonly fps: number;
};

export type RenderingCall = { readonly signal?: AbortSignal | undefined };

/** Draws creatives, in threads and processes of its own: a job never draws on the thread that serves others. */
export type Rendering = {
  /** All variants and sizes of one product in one call: they share its decoded pictures. */
  drawPictures(
    orders: readonly PictureOrder[],
    resolve: ResolveSource,
    call?: RenderingCall,
  ): Promise<readonly (readonly DrawnFile[])[]>;
  drawGif(
    order: { readonly creative: Creative; readonly limits: GifLimits },
    resolve: ResolveSource,
    call?: RenderingCall & { progress?(share: number): void },
  ): Promise<DrawnGif>;
};
