import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { MadeFiles } from './engine-file.ts';

export type ImageRequest = {
  readonly prompt: string;
  /** Wanted pixels. An engine that has only some sizes makes the nearest shape: look at the picture, not at this. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed?: number;
};

/** Makes pictures from words. */
export type ImageEngine = RemoteEngine & { create(request: ImageRequest, call: EngineCall): Promise<MadeFiles> };
