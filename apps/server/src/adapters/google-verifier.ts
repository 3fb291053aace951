import { AppError } from '@adwright/contract/errors.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';
import type { GoogleVerifier } from '@adwright/domain/accounts/ports.ts';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

export type GoogleOptions = {
  readonly clientId: string;
  readonly keysUrl: string;
  readonly timeoutMs?: number;
};

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().pipe(z.email().max(254)),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().trim().default(''),
});

/** Google's keys are fetched once, kept, and asked for again when an unknown key signs or they have aged. */
export function googleVerifier({ clientId, keysUrl, timeoutMs = 5_000 }: GoogleOptions): GoogleVerifier {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: timeoutMs, cacheMaxAge: 6 * 60 * 60 * 1000 });
  return {
    async verify(credential) {
      const payload = await verifiedPayload(credential);
      const claims = Claims.safeParse(payload);
      if (!claims.success) throw new AppError('google_token_rejected');
      const { sub, email, email_verified: emailVerified, name } = claims.data;
      return { subject: sub, email, emailVerified, name: wordsWithin(name, 80) };
    },
  };

  async function verifiedPayload(credential: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        audience: clientId,
        issuer: issuers,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 30,
      });
      return payload;
    } catch (error) {
      throw new AppError(isTokensFault(error) ? 'google_token_rejected' : 'bad_gateway', {}, [], { cause: error });
    }
  }
}

/** Keys that could not be fetched say nothing about the token: that is the gateway's fault and may be repeated. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}
