import { api } from '../../session/api.ts';
import { setPending } from './pending-registration.ts';

/** Asks for a code. Also how a new code is asked for: the newest registration of an address wins. */
export async function startRegistration(input: { email: string; name: string; password: string }): Promise<void> {
  const { email, password } = input;
  const name = input.name.trim();
  const answer = await api.call('userRegister', { email, password, ...(name !== '' && { name }) });
  const now = Date.now();
  setPending({
    email: answer.email,
    name,
    password,
    expiresAt: now + answer.expires_in * 1000,
    resendAt: now + answer.resend_in * 1000,
  });
}
