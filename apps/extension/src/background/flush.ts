import { ApiError } from '@adwright/contract/client/error.ts';
import { openApi } from '../api.ts';
import type { SaveState } from '../found-ad.ts';
import type { SaveNews } from '../messages.ts';
import { remember, remembered } from '../store.ts';
import { type Queued, queue } from './queue.ts';
import { sendAd } from './send-ad.ts';

const retryAlarm = 'retry';
const retryMinutes = 1;
const mostRecent = 5;

let underWay: Promise<void> | null = null;
let isAskedAgain = false;

/** Sends what waits, one ad after the other. Called while it runs, it looks once more when it is done. */
export function flush(): Promise<void> {
  isAskedAgain = true;
  underWay ??= run().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function run(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    const client = await openApi();
    for (const ad of await queue.all()) {
      if (ad.refused !== undefined) continue;
      const state = client === null ? 'unconnected' : await tryToSend(client, ad);
      await tell(ad, state);
      // Offline, or nobody to send as: the next one would fare no better.
      if (state === 'waiting' || state === 'unconnected') break;
    }
    await showCount();
  }
  const waits = (await queue.all()).some(({ refused }) => refused === undefined);
  // Alarms outlive the worker, which the browser ends whenever it likes.
  if (waits) await chrome.alarms.create(retryAlarm, { periodInMinutes: retryMinutes });
  else await chrome.alarms.clear(retryAlarm);
}

async function tryToSend(client: NonNullable<Awaited<ReturnType<typeof openApi>>>, ad: Queued): Promise<SaveState> {
  try {
    await sendAd(client, ad);
    await queue.remove(ad.id);
    const { recent = [] } = await remembered();
    const { brand, headline } = ad.ad;
    await remember({ recent: [{ brand, headline }, ...recent].slice(0, mostRecent) });
    return 'saved';
  } catch (error) {
    if (!isFinal(error)) return 'waiting';
    const stored = (await queue.all()).find(({ id }) => id === ad.id);
    await queue.put({ ...(stored ?? ad), refused: error.serverMessage ?? error.message });
    return 'failed';
  }
}

/** Whether asking again would be answered the same. A key that was revoked and a busy server are not the ad's fault. */
function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
}

async function tell({ tabId, ad }: Queued, state: SaveState): Promise<void> {
  if (tabId === null) return;
  const news: SaveNews = { kind: 'news', key: ad.key, state };
  // The tab may be gone or elsewhere by now.
  await chrome.tabs.sendMessage(tabId, news).catch(() => undefined);
}

async function showCount(): Promise<void> {
  const count = (await queue.all()).length;
  await chrome.action.setBadgeText({ text: count === 0 ? '' : String(count) });
  await chrome.action.setBadgeBackgroundColor({ color: '#fb4f2e' });
}
