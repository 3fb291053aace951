import { z } from 'zod';
import { planNames } from '../pay/plans.ts';

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254));
export const Password = z.string().min(8).max(200);

export const AccountName = z.string().trim().min(1).max(80);

export const RegisterInput = z.object({
  email: Email,
  password: Password,
  name: AccountName.optional(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** The same answer whether or not the address is taken. */
export const RegisterOutput = z.object({
  email: z.string(),
  expires_in: z.number().int(),
  resend_in: z.number().int(),
});
export type RegisterOutput = z.infer<typeof RegisterOutput>;

/**
 * The sign-up screen sends the password again: then a code that was mailed because somebody else registered the
 * same address cannot finish the registration with their password.
 */
export const VerifyCodeInput = z.object({
  email: Email,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
  password: Password.optional(),
});
export type VerifyCodeInput = z.infer<typeof VerifyCodeInput>;

/** Of an authenticator app, or one of the recovery codes; wanted from whoever has switched two-step sign-in on. */
export const SecondStep = z.string().trim().min(6).max(30);

export const PasswordForgottenInput = z.object({ email: Email });
export type PasswordForgottenInput = z.infer<typeof PasswordForgottenInput>;

export const PasswordResetInput = z.object({
  email: Email,
  code: z
    .string()
    .trim()
    .regex(/^\d{8}$/),
  password: Password,
  second_step: SecondStep.optional(),
});
export type PasswordResetInput = z.infer<typeof PasswordResetInput>;

export const LoginPasswordInput = z.object({
  email: Email,
  password: z.string().min(1).max(200),
  second_step: SecondStep.optional(),
});
export type LoginPasswordInput = z.infer<typeof LoginPasswordInput>;

export const LoginGoogleInput = z.object({
  credential: z.string().min(20).max(8192),
  second_step: SecondStep.optional(),
});
export type LoginGoogleInput = z.infer<typeof LoginGoogleInput>;

export const UserInfo = z.object({
  token: z.string(),
  credits: z.number().int(),
  plan_name: z.enum(planNames),
  plan_info: z.object({
    name: z.enum(planNames),
    period: z.enum(['none', 'monthly', 'annual']),
    renews_at: z.iso.datetime().nullable(),
    cancel_at: z.iso.datetime().nullable(),
    monthly_credits: z.number().int(),
  }),
  has_paid_credits: z.boolean(),
  kodepay_user_id: z.string().nullable(),
  user_info: z.object({
    user_email: z.string(),
    user_name: z.string(),
    user_id: z.string(),
    /** The file of their photo, where they have one. */
    user_picture: z.string().optional(),
  }),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** What a person has chosen for themselves. */
export const UserPreferences = z.object({
  /** An email when a run has ended while nobody was looking. */
  mail_when_done: z.boolean(),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

/** What of their storage a person uses: everything they made and uploaded, without what they deleted. */
export const UserStorage = z.object({
  used_bytes: z.number().int(),
  /** Null where there is no limit. */
  limit_bytes: z.number().int().nullable(),
});
export type UserStorage = z.infer<typeof UserStorage>;

export const AvatarPhotoRemain = z.object({
  remain: z.number().int(),
  limit: z.number().int(),
  resets_at: z.iso.datetime(),
});
export type AvatarPhotoRemain = z.infer<typeof AvatarPhotoRemain>;
