import type { EngineCall, RemoteEngine } from './engine-call.ts';
import type { EngineFile, MadeFile } from './engine-file.ts';
import type { VideoProgress } from './video.ts';

export type TalkingHeadRequest = {
  /** A picture or a clip of one person. */
  readonly face: EngineFile;
  readonly audio: EngineFile;
  /** How long the audio is, for its price and its time limit. */
  readonly seconds: number;
};

/** Makes a person in a picture or clip say what the audio says. */
export type TalkingHeadEngine = RemoteEngine & {
  create(request: TalkingHeadRequest, call: EngineCall, onProgress?: VideoProgress): Promise<MadeFile>;
};
