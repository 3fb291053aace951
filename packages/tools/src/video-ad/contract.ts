import { AppError } from '@adwright/contract/errors.ts';
import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { filmSeconds } from './plan/film-seconds.ts';
import { captionLooks, filmLengths, filmTemplates, musicTracks } from './plan/offered.ts';
import { ratios } from './plan/ratios.ts';

const Scene = z.object({
  /** What the voice says; captions show it. */
  spoken: z.string().trim().max(400).default(''),
  /** The words in the picture. The first scene's are the headline, the last scene's stand on the button. */
  on_screen: z.string().trim().max(120).default(''),
  visual: z.string().trim().max(300).default(''),
  /** At least as long as the voice needs. */
  seconds: z.number().min(0.5).max(30),
});

const Script = z.object({ angle: z.string().max(300).default(''), scenes: z.array(Scene).min(2).max(12) });

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

export const VideoAdInput = z.object({
  product: AdProductInput,
  language: z.string().min(2).max(5).default('en'),
  /** Seconds of a script that is still to be written. */
  length: z.literal([...filmLengths]).default(15),
  /** Written from the product where it is left out. */
  script: Script.nullable().default(null),
  template: z.enum(filmTemplates as [TemplateId, ...TemplateId[]]).default(filmTemplates[0] as TemplateId),
  /** An id of `/api/voice/get-list`; null for a film without a voice. */
  voice: z.string().max(200).nullable().default(null),
  speed: z.number().min(0.8).max(1.3).default(1),
  music: z
    .enum(musicTracks.map(({ id }) => id) as [string, ...string[]])
    .nullable()
    .default('morning-run'),
  /** Null for none. */
  captions: z.enum(captionLooks).nullable().default('pill'),
  ratios: z.array(z.enum(ratios)).min(1).max(4).default(['9:16']),
  /** Without colours the product's own decide. */
  look: z.object({ colors: z.array(Color).max(3).default([]) }).prefault({}),
});
export type VideoAdInput = z.infer<typeof VideoAdInput>;

/** An order whose script is there. */
export type VideoAdOrder = VideoAdInput & { readonly script: z.infer<typeof Script> };

const Film = z.object({
  ratio: z.enum(ratios),
  name: z.string(),
  /** The name of its still. */
  poster: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});

export const VideoAdOutput = z.object({
  seconds: z.number(),
  films: z.array(Film),
  /** Names of the subtitle files; empty where nothing is said. */
  subtitles: z.array(z.string()),
  /** What spoke; empty for a film without a voice. */
  engine: z.string(),
});
export type VideoAdOutput = z.infer<typeof VideoAdOutput>;

/** No network shows a longer ad whole, and none of ours is planned longer. */
const longest = 60;

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

export const contract = defineContract({
  input: VideoAdInput,
  output: VideoAdOutput,
  queue: 'video',
  stages: ['write', 'speak', 'prepare', 'render', 'pack'],
  timeoutSeconds: 1200,
  example: { product: { title: 'Kestrel desk lamp', pictures: ['sample:mug:cutout'] } },
  /** For each ratio: 2 credits up to 15 seconds, 3 up to 22, 4 up to 30. */
  price: (input) => new Set(input.ratios).size * Math.max(2, Math.ceil(filmSeconds(input) / 7.5 - 0.05)),
  check(input) {
    if (languageOf(input.language) === null) refuse('language', 'is not a language this tool writes');
    if (filmSeconds(input) > longest) refuse('script', `is longer than ${longest} seconds`);
  },
});
