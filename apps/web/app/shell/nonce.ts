import { createContext, use } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** For our own inline scripts. Browsers hide nonces from scripts, so in the browser there is none to compare with. */
export function useNonce(): string | undefined {
  return use(NonceContext) || undefined;
}
