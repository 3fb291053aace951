import { api } from '../../session/api.ts';

/** A code that may be in somebody's inbox. */
export type SentCode = { readonly email: string; readonly expiresAt: number; readonly resendAt: number };

/** Asks for a code that sets a new password. Within a minute of the last it is answered without another letter. */
export async function askForReset(email: string): Promise<SentCode> {
  const answer = await api.call('userPasswordForgotten', { email });
  const now = Date.now();
  return {
    email: answer.email,
    expiresAt: now + answer.expires_in * 1000,
    resendAt: now + answer.resend_in * 1000,
  };
}
