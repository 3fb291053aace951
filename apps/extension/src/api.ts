import { type Client, createClient } from '@adwright/contract/client/client.ts';
import { forgetKey, remembered } from './store.ts';
import { site } from './site.ts';

/** The product's own client with the extension's key; null while it is not connected. */
export async function openApi(): Promise<Client | null> {
  const { key } = await remembered();
  if (key === undefined) return null;
  const { origin } = await site();
  return createClient({
    baseUrl: origin,
    hooks: {
      token: () => key,
      language: () => chrome.i18n.getUILanguage(),
      // The popup says what waits and why.
      toast: () => undefined,
      notify: () => undefined,
      // Revoked on the site: what waits stays and goes once the person connects again.
      logOut: () => void forgetKey(),
    },
  });
}
