import { z } from 'zod';
import { PictureRef } from '../asset/picture-ref.ts';
import { AvatarVideoInput } from '../project/avatar-video.ts';

const { product: _, ...spoken } = AvatarVideoInput.shape;

/** Somebody who speaks about a product. A stored product may be named instead of told. */
export const TalkingProductInput = z.object({
  ...spoken,
  product_id: z.uuid().optional(),
  /** Of the product; the first that is there is shown. */
  pictures: z.array(PictureRef).min(1).max(6).optional(),
  title: z.string().trim().max(120).default(''),
  price: z.string().trim().max(24).default(''),
  cta: z.string().trim().max(40).default(''),
});
export type TalkingProductInput = z.infer<typeof TalkingProductInput>;
