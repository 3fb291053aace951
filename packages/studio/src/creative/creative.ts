import { z } from 'zod';
import { Brand } from './brand.ts';
import { Layer } from './layer.ts';
import { limits } from './limits.ts';
import { Transition } from './motion.ts';
import { Color, Paint } from './paint.ts';

/** The version written today. Older documents are brought up to it by migrate.ts. */
export const creativeVersion = 1;

const side = z.number().int().min(limits.side.min).max(limits.side.max);
const insets = z.number().min(0).max(limits.side.max);

export const AssetRef = z.strictObject({
  kind: z.enum(['image', 'video', 'audio', 'presenter']),
  /** An address the host resolves: a storage key, a content hash, a file name. Never fetched by the studio. */
  src: z.string().min(1).max(2000),
  width: z.number().int().min(1).max(20_000).optional(),
  height: z.number().int().min(1).max(20_000).optional(),
  duration: z.number().min(0).max(36_000).optional(),
  /** Darkest and lightest tone, so that the contrast of text upon it can be judged without its pixels. */
  tones: z.strictObject({ dark: Color, light: Color }).optional(),
  /** The mean colour along each side, so that a ground can go on where the picture ends. */
  edges: z.strictObject({ top: Color, right: Color, bottom: Color, left: Color }).optional(),
  /** Where a cut-out begins and ends in bands of equal height from its top down, as shares of its width. */
  outline: z
    .array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]))
    .max(64)
    .optional(),
  /** Where a photograph shows the product, as shares of its size: crops keep that. */
  subject: z
    .strictObject({
      x: z.number().min(-1).max(1),
      y: z.number().min(-1).max(1),
      width: z.number().min(0).max(2),
      height: z.number().min(0).max(2),
    })
    .optional(),
  /** What colour a cut-out is on the whole. */
  colour: Color.optional(),
  /** Pixels along its longer side that carry detail: fewer than it has where it was enlarged or is out of focus. */
  detail: z.number().int().min(1).max(20_000).optional(),
  /** The picture has a transparent ground. */
  cutout: z.boolean().optional(),
});
export type AssetRef = z.infer<typeof AssetRef>;

export const Scene = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  /** Seconds, the transition into it included. A picture's only scene has one second that nobody sees. */
  duration: z.number().min(limits.sceneSeconds.min).max(limits.sceneSeconds.max),
  transition: Transition.optional(),
  background: Paint,
  layers: z.array(Layer).max(limits.childrenOfGroup),
});
export type Scene = z.infer<typeof Scene>;

export const AudioClip = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  role: z.enum(['voice', 'music', 'effect']),
  asset: z.string().max(64),
  start: z.number().min(0).max(limits.seconds),
  /** Seconds into the asset; and how long it sounds, to its end if not given. */
  from: z.number().min(0).max(36_000).optional(),
  duration: z.number().min(0.01).max(limits.seconds).optional(),
  gain: z.number().min(-60).max(12).optional(),
  fadeIn: z.number().min(0).max(30).optional(),
  fadeOut: z.number().min(0).max(30).optional(),
  loop: z.boolean().optional(),
});
export type AudioClip = z.infer<typeof AudioClip>;

export const Creative = z.strictObject({
  version: z.literal(creativeVersion),
  kind: z.enum(['picture', 'video']),
  width: side,
  height: side,
  fps: z.number().int().min(limits.fps.min).max(limits.fps.max),
  /** BCP 47 tag of the words: decides line breaking, direction and fonts. */
  language: z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/),
  direction: z.enum(['ltr', 'rtl']),
  /** What the network's own interface covers. */
  safe: z.strictObject({ top: insets, right: insets, bottom: insets, left: insets }),
  brand: Brand,
  assets: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/), AssetRef),
  scenes: z.array(Scene).min(1).max(limits.scenes),
  /** Above all scenes, on the clock of the whole: captions, progress, a logo that stays. */
  overlay: z.array(Layer).max(limits.childrenOfGroup),
  audio: z.array(AudioClip).max(limits.audioClips),
  meta: z.strictObject({
    template: z.string().max(80).optional(),
    placement: z.string().max(80).optional(),
    title: z.string().max(300).optional(),
    /** Seconds at which the poster is taken. */
    poster: z.number().min(0).max(limits.seconds).optional(),
  }),
});
export type Creative = z.infer<typeof Creative>;
