import { z } from 'zod';
import { AccountName, Password } from './user.ts';

/** What a person can change about their own account. */
export const UserAccount = z.object({
  email: z.string(),
  name: z.string(),
  /** False for who has only ever signed in with Google. */
  has_password: z.boolean(),
});
export type UserAccount = z.infer<typeof UserAccount>;

export const NameChangeInput = z.object({ name: AccountName });

export const PasswordChangeInput = z.object({ current: z.string().min(1).max(200), password: Password });
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>;

/** Where the person is signed in. */
export const UserSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The names of browser and device, null where they are unknown. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
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
