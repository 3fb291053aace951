import { type AdImport, mostRowsAtOnce } from '@adwright/contract/collection/import-ads.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import type { AdsFile } from './read-ads-file.ts';

const pauseMs = 1500;

type Order = { readonly folderId: string | null; readonly onState: (state: AdImport) => void };

/**
 * Hands a file over in parts and follows it to its end. The server goes on when nobody follows any more; what it
 * refuses has been said by the client, and ends it here.
 */
export async function sendImport(rows: AdsFile['rows'], { folderId, onState }: Order): Promise<void> {
  const import_id = crypto.randomUUID();
  let state: AdImport | null = null;
  try {
    for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
      const part = rows.slice(from, from + mostRowsAtOnce);
      state = await api.call('savedAdImport', { import_id, folder_id: folderId, rows: part });
      onState(state);
    }
  } catch {
    // Rows that arrived before are saved all the same.
  }
  while (state !== null && state.saved + state.failed < state.total) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    state = await api.call('savedAdImportState', { import_id }, { quiet: true }).catch((): AdImport | null => state);
    if (state !== null) onState(state);
  }
  await serverCache.invalidateQueries({ queryKey: ['saved-ads'] });
}
