import { z } from 'zod';
import { OrderBrand } from '../brand-kit/brand-rules.ts';

/** The longest text and the longest recording one face says. */
export const longestScript = 800;
export const longestRecording = 60;

/** What somebody is made to say, and how: of photos and of films alike. */
export const Told = z.object({
  /** What is said; empty where a recording says it. */
  script: z.string().trim().max(longestScript).default(''),
  voice: z.string().min(1).max(200).nullable().default(null),
  /** 1 is the voice’s own speed. */
  speed: z.number().min(0.8).max(1.3).default(1),
  /** A recording to speak with instead: a file of the caller’s, up to a minute long. */
  audio: z.uuid().nullable().default(null),
  /** How long it lasts. Read from the file when a run is priced, whatever is said here; a minute where nobody knows. */
  audio_seconds: z.number().min(0).max(longestRecording).nullable().default(null),
  /** Takes the noise out of the recording’s pauses, and most of it from under the voice. Music counts as noise. */
  clean: z.boolean().default(false),
  /** What the script is written in. */
  language: z.string().min(2).max(5).default('en'),
  /** Words on the screen as they are said; only where the script is known. */
  captions: z.boolean().default(true),
  /** A small line that says the film was made with AI. */
  label: z.boolean().default(true),
  /** The caller may use this person’s picture and have it speak. Kept with the run. */
  consent: z.boolean().default(false),
  /** The brand whose fonts and colors the captions have, and whose words are checked. */
  brand: OrderBrand,
});
export type Told = z.infer<typeof Told>;

/** Who moves the face: our own engine, or the talking-head provider that is configured here. */
export const talkingEngines = ['builtin', 'provider'] as const;
export const TalkingEngine = z.enum(talkingEngines);
export type TalkingEngine = z.infer<typeof TalkingEngine>;

export const CleanRecordingInput = z.object({ audio: z.uuid() });
export type CleanRecordingInput = z.infer<typeof CleanRecordingInput>;

/** A recording without its noise, as an address that holds the sound itself. */
export const CleanedRecording = z.object({ sound: z.string() });
export type CleanedRecording = z.infer<typeof CleanedRecording>;
