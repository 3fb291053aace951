import { createClient } from '@adwright/contract/client/client.ts';
import type { ApiError } from '@adwright/contract/client/error.ts';
import { clientLanguage, clientWord } from './client-words.ts';
import { notifyError, toastError } from '../parts/notices.ts';
import { session, storedToken } from './session.ts';

/** Another address only when the API is served apart from the pages. */
export const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '';

/** The page's one client: every call of the product goes through it. */
export const api = createClient({
  baseUrl: apiBase,
  hooks: {
    token: storedToken,
    language: clientLanguage,
    text: clientWord,
    toast: toastError,
    notify: notifyError,
    logOut: (refused) => session.refused(refused),
    lacksCredits: () => void showPlansWhereSold(),
  },
});

/** Where nothing is sold, plans would be no help. */
async function showPlansWhereSold(): Promise<void> {
  const { isSold, publicConfig } = await import('./public-config.ts');
  const config = await publicConfig().catch(() => null);
  if (config !== null && isSold(config)) session.setModal('price', true);
}

/** What the client says of a failed call, for the few that end in one only after several tries. */
export function tellError({ kind, message }: ApiError): void {
  if (kind === 'refused') toastError(clientWord('error_title'), message);
  if (kind === 'timeout') notifyError(clientWord('error_title'), message);
}
