import { z } from 'zod';
import { SecondStep } from './user.ts';

export const TwoStepBeginInput = z.object({
  current: z.string().min(1).max(200),
  /** A code of the app that is in use: without it another one does not take its place. */
  second_step: SecondStep.optional(),
});

/** What an authenticator app takes in: the address as a QR code, or the secret by hand. */
export const TwoStepSetup = z.object({ secret: z.string(), uri: z.string() });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

export const SecondStepInput = z.object({ code: SecondStep });

/** Shown once. Each signs in once, when the app is out of reach. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
