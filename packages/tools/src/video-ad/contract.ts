import { AvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { Film } from '@adwright/studio/document/film.ts';
import { OwnClip } from '@adwright/studio/film/own-clip.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { z } from 'zod';
import { defineContract } from '../tool.ts';
import { FilmFinding } from '../kit/film/plan/film-findings.ts';
import { mostGifSeconds } from '../kit/film/plan/gif-sizes.ts';
import { type AdPictures, sourceOf } from '../kit/ad-designs/plan/ad-pictures.ts';
import { clipsIn, filesIn, problemsOfEdited, secondsOfFormats, sourcesIn } from './plan/edited-film.ts';
import { filmSeconds } from './plan/film-seconds.ts';
import { withHook } from './plan/hooks.ts';
import { PaidFor, priceOf } from './plan/price.ts';
import type { SpokenLine } from './plan/scene-times.ts';
import { anyVoices, filmLengths, filmTemplates, longestHook, musicTracks } from './plan/offered.ts';
import { heardLines } from './plan/heard-lines.ts';
import { isThere } from '../kit/avatar/plan/is-there.ts';
import { captionLooks } from '../kit/film/plan/caption-looks.ts';
import { ratios } from '../kit/film/plan/ratios.ts';

const Scene = z.object({
  /** What the voice says; captions show it. */
  spoken: z.string().trim().max(400).default(''),
  /** The words in the picture. The first scene's are the headline, the last scene's stand on the button. */
  on_screen: z.string().trim().max(120).default(''),
  visual: z.string().trim().max(300).default(''),
  /** At least as long as the voice needs. */
  seconds: z.number().min(0.5).max(30),
  /** Footage of the person's own, seen instead of what the template would show; the last scene is the end card. */
  clip: OwnClip.optional(),
});

const Script = z.object({ angle: z.string().max(300).default(''), scenes: z.array(Scene).min(2).max(12) });

/** More openings than this nobody tests at once. */
export const mostHooks = 10;
const Hook = z.object({ spoken: z.string().trim().max(400).default(''), on_screen: z.string().trim().max(120) });
export type Hook = z.infer<typeof Hook>;

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase();

export const VideoAdInput = z.object({
  product: AdProductInput,
  language: z.string().min(2).max(5).default('en'),
  /** Seconds of a script that is still to be written. */
  length: z.literal([...filmLengths]).default(15),
  /** What a script that is still to be written opens with. */
  hook: z.string().trim().max(longestHook).optional(),
  /** Written from the product where it is left out. */
  script: Script.nullable().default(null),
  template: z.enum(filmTemplates as [TemplateId, ...TemplateId[]]).default(filmTemplates[0] as TemplateId),
  /**
   * An id of `/api/voice/get-list`, or `female` or `male` for the most natural one of the language; null for a film
   * without a voice.
   */
  voice: z.string().max(200).nullable().default(null),
  speed: z.number().min(0.8).max(1.3).default(1),
  /** Who is seen saying the opening, with the film's own voice; null for nobody. */
  avatar: AvatarRef.nullable().default(null),
  /** A small line that says the presenter was made with AI, while they are seen. */
  label: z.boolean().default(true),
  music: z
    .enum(musicTracks.map(({ id }) => id) as [string, ...string[]])
    .nullable()
    .default('morning-run'),
  /** Null for none. */
  captions: z.enum(captionLooks).nullable().default('pill'),
  ratios: z.array(z.enum(ratios)).min(1).max(4).default(['9:16']),
  /** Without colours the product's own decide. */
  look: z.object({ colors: z.array(Color).max(3).default([]) }).prefault({}),
  /** The brand whose look and words the film keeps to, and is checked by. */
  brand: OrderBrand,
  /** The film as somebody edited it: it is made as it is, and the order only says what it is about. */
  film: Film.nullable().default(null),
  /** Further openings: the same film once more with each of them. */
  hooks: z.array(Hook).max(mostHooks).default([]),
  /** The run that made the film itself: then only the openings are made. */
  after: z.uuid().nullable().default(null),
  /** A film of the person's own to be had as a GIF: then nothing else is made. */
  gif_of: z.uuid().nullable().default(null),
});
export type VideoAdInput = z.infer<typeof VideoAdInput>;

/** An order of a film that nobody has edited, whose script is there. */
export type VideoAdOrder = VideoAdInput & { readonly script: z.infer<typeof Script> };

const MadeFilm = z.object({
  ratio: z.enum(ratios),
  name: z.string(),
  /** The name of its still. */
  poster: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Which of the further openings it has; null for the film itself. */
  hook: z.number().int().nullable().default(null),
  findings: z.array(FilmFinding).default([]),
});

/** What the film was made of: with it the editor opens the film as it is, layer by layer. */
const MadeOf = z.object({
  script: Script,
  pictures: z.looseObject({}) as unknown as z.ZodType<AdPictures>,
  lines: z.array((z.looseObject({}) as unknown as z.ZodType<SpokenLine>).nullable()),
  /** What it says of how its presenter was made; null where it says nothing. */
  label: z.string().nullable().default(null),
});

export const VideoAdOutput = z.object({
  seconds: z.number(),
  films: z.array(MadeFilm),
  /** Names of the subtitle files; empty where nothing is said. */
  subtitles: z.array(z.string()),
  /** What spoke; empty for a film without a voice. */
  engine: z.string(),
  /** Null for films from before it was kept, and for those that were edited, which are in their document. */
  made_of: MadeOf.nullable().default(null),
  paid: PaidFor.prefault({}),
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
  price: (input, before) => (input.gif_of === null ? priceOf(input, before) : 0),
  isLook: ({ gif_of: film }) => film !== null,
  continues: ({ film, after }) => [film?.run_id ?? after].filter((id) => id !== null),
  files: ({ product, brand, film, script, gif_of: shown }) => [
    ...(shown === null ? [] : [shown]),
    ...(script?.scenes ?? []).flatMap(({ clip }) => (clip ? [clip.asset] : [])),
    ...filesIn([...product.pictures, product.logo, brand?.logo].flatMap((ref) => (ref ? [sourceOf(ref)] : []))),
    ...(film ? filesIn(sourcesIn(film)) : []),
  ],
  avatars: ({ film, avatar }) => (film || avatar === null ? [] : [avatar]),
  voices: ({ film, gif_of: shown, voice }) => {
    if (film) return [...new Set(heardLines(film).map(([, line]) => line.voice))];
    const isNamed = voice !== null && !anyVoices.some((one) => one === voice);
    return isNamed && shown === null ? [voice] : [];
  },
  clips: ({ film, script, gif_of: shown }) => [
    ...(shown === null ? [] : [shown]),
    ...(script?.scenes ?? []).flatMap(({ clip }) => (clip?.kind === 'video' ? [clip.asset] : [])),
    ...(film ? filesIn(clipsIn(film)) : []),
  ],
  freePictures: ({ film, gif_of: shown }) =>
    film ? Math.ceil(secondsOfFormats(film)) : shown === null ? 0 : mostGifSeconds,
  check(input) {
    if (languageOf(input.language) === null) refuse('language', 'is not a language this tool writes');
    if (input.film) {
      const [problem] = problemsOfEdited(input.film, longest);
      if (problem) refuse(`film.${problem.path}`, problem.message);
      return;
    }
    if (input.avatar !== null && !isThere(input.avatar)) refuse('avatar', 'is not a presenter we have');
    if (input.avatar !== null && input.voice === null) refuse('voice', 'is needed for a presenter to speak with');
    if (filmSeconds(input) > longest) refuse('script', `is longer than ${longest} seconds`);
    if (input.hooks.length > 0 && !input.script) refuse('hooks', 'need the script they open');
    const { script } = input;
    const tooLong = script
      ? input.hooks.findIndex((hook) => filmSeconds({ ...input, script: withHook(script, hook) }) > longest)
      : -1;
    if (tooLong !== -1) refuse(`hooks.${tooLong}`, `makes a film longer than ${longest} seconds`);
  },
});
