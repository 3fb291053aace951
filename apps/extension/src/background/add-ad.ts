import type { FoundAd, SaveState } from '../found-ad.ts';
import { remembered } from '../store.ts';
import { flush } from './flush.ts';
import { type Queued, mostQueued, queue } from './queue.ts';

const mostMedia = 10;

/** Writes the ad down before anything else is tried, then sends it. Answers at once; the tab is told how it ends. */
export async function addAd(found: FoundAd, tabId: number | null): Promise<SaveState> {
  const waiting = await queue.all();
  if (waiting.length >= mostQueued) return 'failed';
  const { key, folderId = null, tags = '' } = await remembered();
  const { media, ...ad } = found;
  const same = waiting.find((one) => one.ad.key === ad.key);
  const queued: Queued = {
    id: same?.id ?? crypto.randomUUID(),
    at: same?.at ?? Date.now(),
    tabId,
    ad: cut(ad),
    media: media.slice(0, mostMedia).map((one) => ({ ...one, uploadId: crypto.randomUUID() })),
    folderId,
    tags: tagsOf(tags),
  };
  await queue.put(queued);
  void flush();
  return key === undefined ? 'unconnected' : navigator.onLine ? 'saving' : 'waiting';
}

/** As the contract has them: separated by commas of any script, each once. */
function tagsOf(text: string): string[] {
  const list = text.split(/[,،、，]/).flatMap((tag) => tag.trim().slice(0, 40) || []);
  return [...new Set(list)].slice(0, 20);
}

/** A page may say more than the server takes. */
function cut(ad: Queued['ad']): Queued['ad'] {
  return {
    ...ad,
    key: ad.key.slice(0, 500),
    brand: ad.brand.slice(0, 120) || '—',
    headline: ad.headline.slice(0, 300),
    body: ad.body.slice(0, 5000),
    landing_page: addressOf(ad.landing_page),
    page_url: addressOf(ad.page_url),
  };
}

function addressOf(url: string | null): string | null {
  return url !== null && url.length <= 2000 && /^https?:/.test(url) && URL.canParse(url) ? url : null;
}
