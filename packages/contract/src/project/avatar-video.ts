import { z } from 'zod';
import { PictureRef } from '../asset/picture-ref.ts';
import { AvatarRef } from '../avatar/avatar-ref.ts';
import { TalkingRatio } from '../lip-sync/talking-photo.ts';
import { TalkingEngine, Told } from '../lip-sync/told.ts';

/** What is seen behind whoever speaks: a photographed place out of focus, a wall of one color, a picture, or the photo's own. */
export const AvatarBackground = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), id: z.string().regex(/^[a-z][a-z-]{0,39}$/) }),
  z.object({
    kind: z.literal('color'),
    color: z
      .string()
      .regex(/^#[\da-f]{6}$/i)
      .toLowerCase(),
  }),
  z.object({ kind: z.literal('picture'), picture: PictureRef }),
  z.object({ kind: z.literal('own') }),
]);
export type AvatarBackground = z.infer<typeof AvatarBackground>;

/** What is spoken of: it stands in front of whoever speaks, with its name, price and call to action. */
export const ShownProduct = z.object({
  picture: PictureRef,
  title: z.string().trim().max(120).default(''),
  /** As it is to be read, sign and all. */
  price: z.string().trim().max(24).default(''),
  cta: z.string().trim().max(40).default(''),
  /** What a script about it may say, one a line; not shown. */
  benefits: z.string().max(600).default(''),
});
export type ShownProduct = z.infer<typeof ShownProduct>;

const { consent: _, captions: __, ...told } = Told.shape;

export const AvatarVideoInput = z.object({
  avatar: AvatarRef,
  ...told,
  /** How the words look on the screen as they are said; null for none. Only where the script is known. */
  captions: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .nullable()
    .default('pill'),
  background: AvatarBackground.default({ kind: 'place', id: 'living-day' }),
  ratio: TalkingRatio.default('9:16'),
  engine: TalkingEngine.default('builtin'),
  product: ShownProduct.nullable().default(null),
});
export type AvatarVideoInput = z.infer<typeof AvatarVideoInput>;
