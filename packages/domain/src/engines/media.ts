import type { LocalFile } from '../assets/file-handle.ts';

export type VideoFacts = {
  /** As it is seen, after turning. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which a player turns what is stored. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Frames a second; of a variable rate the usual one. */
  readonly fps: number;
  readonly variableRate: boolean;
  readonly codec: string;
  readonly hdr: boolean;
};

export type AudioFacts = { readonly channels: number; readonly sampleRate: number; readonly codec: string };

export type MediaFacts = {
  readonly container: string;
  readonly seconds: number;
  readonly video: VideoFacts | null;
  readonly audio: AudioFacts | null;
};

export type MediaCall = { readonly signal?: AbortSignal | undefined };

/** The times of a part, in seconds of the file. */
export type MediaPart = { readonly from: number; readonly seconds: number };

export type Loudness = {
  /** LUFS, over the whole file. */
  readonly integrated: number;
  /** LU between its quiet and its loud parts. */
  readonly range: number;
  /** dBTP, the highest of all channels. */
  readonly truePeak: number;
};

/** What was done to the old voice: the middle taken out, everything turned down while it speaks, or nothing kept. */
export type DubBackground = 'centre' | 'lowered' | 'none';

export type ThumbnailStrip = LocalFile & {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Between one picture of the strip and the next. */
  readonly secondsApart: number;
};

/**
 * What can be learnt of films and recordings and done to them, each by a process of its own. Files come in by their path
 * and go out to the path given; nothing passes through memory whole. A file that is broken, hostile or not what it says
 * is an `AppError` of the person's own kind, never one of the server's.
 */
export type Media = {
  /** Reads the container and decodes a moment of it, so that what passes can really be worked with. */
  probe(file: string, call?: MediaCall): Promise<MediaFacts>;
  /** A still as JPEG, its longer side at most that long. */
  poster(
    order: { readonly file: string; readonly into: string; readonly at: number; readonly longest: number },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** The pictures of its first seconds as an endless GIF, its longer side at most that long. */
  gif(
    order: {
      readonly file: string;
      readonly into: string;
      readonly longest: number;
      readonly fps: number;
      readonly seconds: number;
    },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** Stills in one row, for a timeline. */
  thumbnails(
    order: { readonly file: string; readonly into: string; readonly count: number; readonly height: number },
    call?: MediaCall,
  ): Promise<ThumbnailStrip>;
  /** The loudest moment of each of so many equal stretches, 0 to 1. */
  waveform(order: { readonly file: string; readonly count: number }, call?: MediaCall): Promise<Float32Array>;
  /** A part as MP4, cut at exactly these times. */
  cut(order: MediaPart & { readonly file: string; readonly into: string }, call?: MediaCall): Promise<LocalFile>;
  /** Files one after the other as MP4, each fitted into the first one's size. */
  concat(order: { readonly files: readonly string[]; readonly into: string }, call?: MediaCall): Promise<LocalFile>;
  /** The pictures of one file with the sound of another as MP4; nothing is encoded that need not be. */
  mux(
    order: { readonly video: string; readonly audio: string; readonly into: string },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** A new voice over what else is heard in a film, as WAV of the voice's length. Says how the old voice was taken out. */
  mixDub(
    order: {
      readonly film: string;
      readonly voice: string;
      /** How loud the film stays at each moment, as a sound: 1 where nobody speaks; and what is missing to 1. */
      readonly envelope: string;
      readonly rest: string;
      /** False for the voice alone. */
      readonly keep: boolean;
      readonly into: string;
    },
    call?: MediaCall,
  ): Promise<LocalFile & { readonly background: DubBackground }>;
  /** A film with another sound, levelled; its pictures stay as they are. Without a film, the sound alone as M4A. */
  muxDub(
    order: {
      readonly film: string | null;
      readonly audio: string;
      /** SRT that players can switch on. */
      readonly subtitles: string | null;
      /** Three letters, as files name languages. */
      readonly language: string;
      readonly into: string;
    },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** A film as it is, with a line inside the file that says where it comes from. */
  stamp(
    order: { readonly file: string; readonly into: string; readonly comment: string },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** The beginning of a film without its sound, at this rate and size: upright, and readable from any frame. */
  steady(
    order: {
      readonly file: string;
      readonly into: string;
      readonly fps: number;
      readonly width: number;
      readonly height: number;
      readonly seconds: number;
    },
    call?: MediaCall,
  ): Promise<LocalFile>;
  /** The seconds at which a film jumps to another shot. */
  findCuts(order: { readonly file: string; readonly seconds: number }, call?: MediaCall): Promise<readonly number[]>;
  /** A part of each picture of a film, made square, one after the other: rows of red, green and blue. */
  eachFrame(
    order: {
      readonly file: string;
      readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
      readonly side: number;
    },
    take: (frame: Uint8Array) => Promise<void> | void,
    call?: MediaCall,
  ): Promise<void>;
  /** The sound alone: `wav` to work on, `m4a` to keep or to send. */
  extractAudio(
    order: {
      readonly file: string;
      readonly into: string;
      readonly format: 'wav' | 'm4a';
      /** No more of it than this. */
      readonly seconds?: number;
    },
    call?: MediaCall,
  ): Promise<LocalFile>;
  loudness(file: string, call?: MediaCall): Promise<Loudness>;
};
