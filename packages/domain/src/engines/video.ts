import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { EngineFile, MadeFile } from './engine-file.ts';

export type VideoRequest = {
  readonly prompt: string;
  /** The first frame. */
  readonly picture?: EngineFile;
  readonly aspectRatio: '16:9' | '9:16' | '1:1' | '4:5';
  /** Wanted length. Engines have lengths of their own: look at the film, not at this. */
  readonly seconds: number;
  readonly seed?: number;
};

/** How far it is, where the other end says so; null while it only waits. */
export type VideoProgress = (percent: number | null) => void;

/** Makes films from words or a picture. Takes minutes; stops at the other end, too, when the signal says so. */
export type VideoEngine = RemoteEngine & {
  create(request: VideoRequest, call: EngineCall, onProgress?: VideoProgress): Promise<MadeFile>;
};
