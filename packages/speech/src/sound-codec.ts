import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { Stereo } from '@adwright/sound/stereo.ts';

/** Reads and writes compressed sound; whoever has ffmpeg hands it in. */
export type SoundCodec = {
  /** Any recording, or the sound of any film, at 48 kHz; no more than so many seconds of it. */
  decode(
    file: EngineFile,
    options: { readonly seconds: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Stereo>;
  encodeMp3(wav: Uint8Array, options?: { readonly signal?: AbortSignal | undefined }): Promise<Uint8Array>;
};
