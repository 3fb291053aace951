/** What a vendor's folder has to offer: one question, one answer, no policy. Order, limits and money are call/'s. */
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { ImageEditRequest } from '@adwright/domain/engines/image-edit.ts';
import type { ImageRequest } from '@adwright/domain/engines/image.ts';
import type { Voice } from '@adwright/domain/engines/speech.ts';
import type { TalkingHeadRequest } from '@adwright/domain/engines/talking-head.ts';
import type { RemoteTranscript, TranscriptionRequest } from '@adwright/domain/engines/transcription.ts';
import type { VideoProgress, VideoRequest } from '@adwright/domain/engines/video.ts';
import type { z } from 'zod';
import type { AskOptions, Work } from './call/ask-in-order.ts';

export type TextTurn = {
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly maxOutputTokens: number;
  readonly schema?: { readonly name: string; readonly shape: z.ZodType };
};

export type TextReply = {
  readonly text: string;
  /** The limit of tokens ended it before it was finished. */
  readonly isCut: boolean;
};

export type SpokenLine = {
  readonly text: string;
  /** As the vendor calls it. */
  readonly voice: string;
  readonly speed: number;
  readonly language: string;
};

export type VendorVoice = Pick<Voice, 'name' | 'gender' | 'style'> & { readonly voice: string };

export type SpeechAdapter = {
  readonly voices: readonly VendorVoice[];
  /** How the vendor is told to be silent; null where it cannot be. */
  pause(seconds: number): string | null;
  speak(line: SpokenLine, options: AskOptions): Promise<Work<EngineFile>>;
};

export type LongOptions = AskOptions & { readonly onProgress?: VideoProgress };

export type Adapters = {
  text(turn: TextTurn, options: AskOptions): Promise<Work<TextReply>>;
  image(request: ImageRequest, options: AskOptions): Promise<Work<readonly EngineFile[]>>;
  image_edit(request: ImageEditRequest, options: AskOptions): Promise<Work<readonly EngineFile[]>>;
  speech: SpeechAdapter;
  transcription(request: TranscriptionRequest, options: AskOptions): Promise<Work<Omit<RemoteTranscript, 'engine'>>>;
  video(request: VideoRequest, options: LongOptions): Promise<Work<EngineFile>>;
  talking_head(request: TalkingHeadRequest, options: LongOptions): Promise<Work<EngineFile>>;
};

/** Translation is asked of language models, so no vendor has an adapter of its own for it. */
export type VendorCapability = keyof Adapters & Capability;
