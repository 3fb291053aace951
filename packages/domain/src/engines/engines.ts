import { Capability } from '@adwright/contract/service/capability.ts';
import type { ImageEditEngine } from './image-edit.ts';
import type { ImageEngine } from './image.ts';
import type { SpeechEngine } from './speech.ts';
import type { TalkingHeadEngine } from './talking-head.ts';
import type { TextEngine } from './text.ts';
import type { TranscriptionEngine } from './transcription.ts';
import type { TranslationEngine } from './translation.ts';
import type { VideoEngine } from './video.ts';

/**
 * What a job may ask of other parties, made once in the composition root and handed to it with its run.
 * Null is what no provider is configured for: then the built-in way is taken, or the choice is not offered.
 */
export type Engines = {
  readonly text: TextEngine | null;
  readonly image: ImageEngine | null;
  readonly imageEdit: ImageEditEngine | null;
  readonly speech: SpeechEngine | null;
  readonly transcription: TranscriptionEngine | null;
  readonly translation: TranslationEngine | null;
  readonly video: VideoEngine | null;
  readonly talkingHead: TalkingHeadEngine | null;
};

const names = {
  text: 'text',
  image: 'image',
  image_edit: 'imageEdit',
  speech: 'speech',
  transcription: 'transcription',
  translation: 'translation',
  video: 'video',
  talking_head: 'talkingHead',
} as const satisfies Record<Capability, keyof Engines>;

/** What is served by another party here, for screens that offer more then. */
export function remoteCapabilities(engines: Engines): Capability[] {
  return Capability.options.filter((capability) => engines[names[capability]] !== null);
}

/** An installation without any key. */
export const noEngines: Engines = {
  text: null,
  image: null,
  imageEdit: null,
  speech: null,
  transcription: null,
  translation: null,
  video: null,
  talkingHead: null,
};
