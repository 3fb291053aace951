import { ProviderError } from '@adwright/providers/call/provider-error.ts';
import { createJsonClient } from '@adwright/providers/queue/json-client.ts';
import { z } from 'zod';

type Settings = { readonly clientKey: string; readonly clientSecret: string; readonly baseUrl: string };

const Answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Asked for anew that long before it runs out: an answer may take a while. */
const marginMs = 60_000;

export type Tokens = {
  /** Does something with a token; once more with a new one where the old was refused before its time. */
  use<Value>(signal: AbortSignal, act: (token: string) => Promise<Value>): Promise<Value>;
};

export function createTokens({ clientKey, clientSecret, baseUrl }: Settings): Tokens {
  const client = createJsonClient({ baseUrl, headers: {}, secrets: [clientKey, clientSecret] });
  let kept: { readonly token: string; readonly until: number } | null = null;
  const fresh = async (signal: AbortSignal): Promise<string> => {
    const form = { client_key: clientKey, client_secret: clientSecret, grant_type: 'client_credentials' };
    const asked = { method: 'POST', path: '/v2/oauth/token/', form, schema: Answer, signal } as const;
    const { access_token: token, expires_in } = await client.call(asked);
    kept = { token, until: Date.now() + expires_in * 1000 - marginMs };
    return token;
  };
  return {
    async use(signal, act) {
      const old = kept !== null && kept.until > Date.now() ? kept.token : null;
      try {
        return await act(old ?? (await fresh(signal)));
      } catch (error) {
        const wasRefused = old !== null && error instanceof ProviderError && error.kind === 'not_allowed';
        if (!wasRefused) throw error;
        kept = null;
        return act(await fresh(signal));
      }
    },
  };
}
