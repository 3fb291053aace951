import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { LocalFile } from '../assets/file-handle.ts';

/** What is behind an asset's address in a creative: a picture may be bytes, a film or recording is a file. */
export type Source = Uint8Array | { readonly path: string };
export type ResolveSource = (src: string) => Promise<Source>;

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

export type PictureOrder = {
  readonly creative: Creative;
  readonly outputs: readonly PictureOutput[];
  readonly presenters?: Presenters;
};

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

export type RenderedFilm = {
  readonly file: LocalFile;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
};

type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What is seen behind somebody who was cut out: a part of a picture, out of focus by so much of the film's width. */
export type Behind =
  | { readonly picture: Uint8Array; readonly crop: Part; readonly blur: number }
  | { readonly color: string };

/** A photo that speaks: what it shows, how its face lies in it, and what that face does, frame by frame. */
export type Presenter = {
  readonly photo: Uint8Array;
  /** 478 points as x, y, z triples, in the photo's pixels. */
  readonly mesh: Float32Array;
  /** The part of the photo that is shown, in its pixels. Of somebody who was cut out it may reach past the photo. */
  readonly crop: Part;
  /** Where the photo shows nobody but the person, who then moves while this stays still. */
  readonly behind?: Behind;
  readonly width: number;
  readonly height: number;
  readonly performance: { readonly fps: number; readonly frames: readonly object[] };
};

/** `into` is where the film is written, without sound. */
export type PresenterOrder = Presenter & { readonly into: string };

/** Clips of a creative that lie nowhere, by address: they are drawn while it is. */
export type Presenters = ReadonlyMap<string, Presenter>;

/** A film whose face says something else: where that face is in each frame, and what its mouth does now. */
export type LipsOrder = {
  /** At a steady rate, as `Media.steady` makes it. */
  readonly film: string;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  /** By frame of the film: 468 points as x, y, z triples in its pixels; null where no face was seen. */
  readonly track: readonly (Float32Array | null)[];
  /** By frame of the result: which frame of the film it shows, and the mouth in it. */
  readonly order: readonly number[];
  readonly mouths: readonly object[];
  /** Where the film is written, without sound. */
  readonly into: string;
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
  /** MP4 with its sound, written to the path given; it appears there only when it is whole. */
  renderVideo(
    order: { readonly creative: Creative; readonly into: string; readonly presenters?: Presenters },
    resolve: ResolveSource,
    call?: RenderingCall & { progress?(share: number): void },
  ): Promise<RenderedFilm>;
  /** A speaking face as MP4, finer than what is published: films are made of it. */
  renderPresenter(order: PresenterOrder, call?: RenderingCall & { progress?(share: number): void }): Promise<LocalFile>;
  /** A film with another mouth as MP4, finer than what is published. Answers how sharp that mouth is beside the film's own. */
  renderLips(
    order: LipsOrder,
    call?: RenderingCall & { progress?(share: number): void },
  ): Promise<LocalFile & { readonly sharpness: number }>;
  drawGif(
    order: { readonly creative: Creative; readonly limits: GifLimits },
    resolve: ResolveSource,
    call?: RenderingCall & { progress?(share: number): void },
  ): Promise<DrawnGif>;
  /** Brings what is kept between films back to its budget. */
  trimCache(): Promise<void>;
};
