import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { EngineFile, MadeFiles } from './engine-file.ts';

export type ImageEditRequest = {
  readonly prompt: string;
  /** The picture to change comes first; others are examples to look at. */
  readonly pictures: readonly [EngineFile, ...EngineFile[]];
  /** A PNG of the first picture's size, transparent where it may be changed. */
  readonly mask?: EngineFile;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed?: number;
};

/** Changes pictures by words. */
export type ImageEditEngine = RemoteEngine & { edit(request: ImageEditRequest, call: EngineCall): Promise<MadeFiles> };
