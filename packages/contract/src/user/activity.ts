import { z } from 'zod';

/** What an account remembers that happened to it. */
export const activityKinds = [
  'registered',
  'signed_in',
  'signed_out_elsewhere',
  'password_changed',
  'email_changed',
  'name_changed',
  'two_step_on',
  'two_step_off',
  'recovery_used',
  'recovery_renewed',
  'key_created',
  'key_revoked',
  'data_exported',
  'deletion_asked',
  'deletion_cancelled',
  'paid',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The newest first, as many as are worth a look. */
export const mostActivity = 100;

export const UserActivity = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(activityKinds),
      at: z.iso.datetime(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** The name of a key, the address before; of a payment the number of its invoice. */
      about: z.string().nullable(),
      /** What was paid. */
      cents: z.number().int().nullable(),
    }),
  ),
});
export type UserActivity = z.infer<typeof UserActivity>;
