import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { ProductMedia } from '../product/product.ts';
import { RunError, RunStatus } from '../run/run.ts';
import { AvatarRef } from './avatar-ref.ts';
import { signsName } from './signs-name.ts';

export const avatarGenders = ['woman', 'man'] as const;
export const avatarAgeGroups = ['young', 'middle', 'senior'] as const;
export const avatarStyles = ['beauty', 'food', 'tech', 'fitness', 'business', 'home'] as const;
export type AvatarAgeGroup = (typeof avatarAgeGroups)[number];

export const mostCustomAvatars = 50;
/** What is known of a place to be shown in, or a plain color of a studio. */
const settingPattern = /^(?:place:[a-z0-9-]{1,40}|color:#[0-9a-f]{6})$/;
const avatarPoses = ['folded', 'offering', 'greeting', 'heart'] as const;
export const avatarFramings = ['close', 'bust', 'waist'] as const;
export const avatarRatios = ['4:5', '1:1', '9:16'] as const;

export const AvatarSetting = z.string().toLowerCase().regex(settingPattern);
export const AvatarFraming = z.enum(avatarFramings);
export type AvatarFraming = z.infer<typeof AvatarFraming>;
export const AvatarRatio = z.enum(avatarRatios);
export type AvatarRatio = z.infer<typeof AvatarRatio>;

/** A built-in person: nobody who exists. */
export const Avatar = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(avatarGenders),
  age: z.number().int(),
  age_group: z.enum(avatarAgeGroups),
  styles: z.array(z.enum(avatarStyles)),
  /** Outfits, the first one first shown. Their pictures are cut out and the same for everybody. */
  looks: z.array(
    z.object({
      id: z.string(),
      ref: AvatarRef,
      /** What hands do that are in the picture; left out where the arms are down. */
      pose: z.enum(avatarPoses).optional(),
      image: z.string(),
      small_image: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
});
export type Avatar = z.infer<typeof Avatar>;

/** In the gallery's own order; `sort` is taken and changes nothing. */
export const AvatarListQuery = PageQuery.extend({
  page_size: z.coerce.number().int().min(1).max(100).default(100),
  gender: z.enum(avatarGenders).optional(),
  age_group: z.enum(avatarAgeGroups).optional(),
  style: z.enum(avatarStyles).optional(),
});
export type AvatarListQuery = z.infer<typeof AvatarListQuery>;

const Name = z.string().trim().min(1).max(80);

/** What somebody agreed to, in the words they saw. Kept with the avatar for as long as it exists. */
export const AvatarConsent = z.object({
  /** The full name they signed with. */
  name: z.string(),
  words: z.string(),
  language: z.string(),
  given_at: z.iso.datetime(),
});
export type AvatarConsent = z.infer<typeof AvatarConsent>;

export const CreateAvatarInput = z.object({
  name: Name,
  /** An uploaded photo of the caller's. */
  photo: z.uuid(),
  consent: z.object({
    agreed: z.literal(true),
    /** Signed by typing it. */
    full_name: z.string().trim().max(120).refine(signsName, 'must be a full name'),
    /** The statement as it was shown; it must be ours, with the name in it. */
    words: z.string().trim().min(20).max(2000),
    language: z.string().min(2).max(5),
  }),
});
export type CreateAvatarInput = z.infer<typeof CreateAvatarInput>;

/** A film of the caller's, up to a minute long: an avatar is made of its best picture. */
export const PickFrameInput = z.object({ video: z.uuid() });
export type PickFrameInput = z.infer<typeof PickFrameInput>;

/** Shares of the photo. */
const FaceBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const CustomAvatar = z.object({
  id: z.string(),
  ref: AvatarRef,
  name: z.string(),
  /** Null when its file is gone. */
  image: ProductMedia.nullable(),
  face: FaceBox,
  consent: AvatarConsent,
  created_at: z.iso.datetime(),
});
export type CustomAvatar = z.infer<typeof CustomAvatar>;

export const AvatarPhotoInput = z.object({
  avatar: AvatarRef,
  setting: AvatarSetting.optional(),
  /** Where they are, in words instead; only where an image provider is configured. */
  words: z.string().trim().max(300).default(''),
  framing: AvatarFraming.default('bust'),
  ratio: AvatarRatio.default('4:5'),
});
export type AvatarPhotoInput = z.infer<typeof AvatarPhotoInput>;

/** What is left out becomes another than it was: outfit (of built-in people), setting and framing. */
export const NewLookInput = AvatarPhotoInput.extend({
  look: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  framing: AvatarFraming.optional(),
});
export type NewLookInput = z.infer<typeof NewLookInput>;

/** A still of somebody. It is queued, made and then there, as every run. */
export const AvatarPhoto = z.object({
  id: z.string(),
  ref: AvatarRef,
  /** Whom it shows: a built-in person in a look, or one of the caller's avatars. */
  avatar: AvatarRef,
  /** Their name, as it is now. */
  name: z.string(),
  /** Empty where words said it. */
  setting: z.string(),
  words: z.string(),
  framing: AvatarFraming,
  ratio: AvatarRatio,
  status: RunStatus,
  progress: z.number().int().min(0).max(100),
  image: ProductMedia.nullable(),
  error: RunError.nullable(),
  created_at: z.iso.datetime(),
});
export type AvatarPhoto = z.infer<typeof AvatarPhoto>;

export const AvatarId = z.object({ id: z.uuid() });

/** Of one person alone, where `avatar` says whom: `person:<id>` in any look, or `avatar:<id>`. */
export const AvatarPhotoListQuery = PageQuery.extend({ avatar: z.string().max(80).optional() });
export type AvatarPhotoListQuery = z.infer<typeof AvatarPhotoListQuery>;
