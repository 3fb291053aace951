import { z } from 'zod';
import { AccountName, Email, Password } from './user.ts';

/** What a person can change about their own account. */
export const UserAccount = z.object({
  email: z.string(),
  name: z.string(),
  /** The file of their photo. */
  picture: z.string().nullable(),
  /** False for who has only ever signed in with Google. */
  has_password: z.boolean(),
  two_step: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** When the account goes for good; null unless its owner has asked for that. */
  delete_at: z.iso.datetime().nullable(),
});
export type UserAccount = z.infer<typeof UserAccount>;

export const NameChangeInput = z.object({ name: AccountName });

/** One of the person's own images; null takes the photo away. */
export const PictureChangeInput = z.object({ asset_id: z.uuid().nullable() });

export const PasswordChangeInput = z.object({ current: z.string().min(1).max(200), password: Password });
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>;

const CurrentPassword = z.string().min(1).max(200);

export const EmailChangeInput = z.object({ email: Email, current: CurrentPassword });
export type EmailChangeInput = z.infer<typeof EmailChangeInput>;

export const EmailConfirmInput = z.object({
  email: Email,
  code: z
    .string()
    .trim()
    .regex(/^\d{8}$/),
});
export type EmailConfirmInput = z.infer<typeof EmailConfirmInput>;

/** A link for one download, soon. */
export const UserExport = z.object({ url: z.string() });

export const AccountDeleteInput = z.object({ current: CurrentPassword });

/** Where the person is signed in. */
export const UserSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The names of browser and device, null where they are unknown. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** The network address it was used from last; null until that is known. */
      address: z.string().nullable(),
      begun_at: z.iso.datetime(),
      used_at: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type UserSessions = z.infer<typeof UserSessions>;

/** One of the sessions by its id, or all but the one that asks. */
export const SessionsEndInput = z.object({ id: z.union([z.literal('others'), z.uuid()]) });
