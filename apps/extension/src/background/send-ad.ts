import type { CapturedAd } from '@adwright/contract/collection/captured-ad.ts';
import type { Client } from '@adwright/contract/client/client.ts';
import { fetchMedia } from './fetch-media.ts';
import { type Queued, queue } from './queue.ts';
import { uploadMedia } from './upload-media.ts';

/** Brings one ad to the server. Each step is kept as it is done, so that whatever ends it loses none. */
export async function sendAd(client: Client, queued: Queued): Promise<void> {
  let ad = queued;
  for (const [index, media] of queued.media.entries()) {
    const fetched = await fetchMedia(media);
    ad = await keep(ad, index, fetched);
    ad = await keep(ad, index, await uploadMedia(client, fetched));
  }
  const media = ad.media.flatMap(({ assetId, kind, url }): CapturedAd['media'] => {
    if (assetId !== undefined) return [{ asset_id: assetId }];
    return kind === 'image' && isAddress(url) ? [{ picture_url: url }] : [];
  });
  const captured = { ...ad.ad, media, language: await languageOf(ad) };
  const order = { captured, folder_id: ad.folderId, tags: [...ad.tags] };
  await client.call('savedAdSave', order, { quiet: true, idempotencyKey: ad.id });
}

async function keep(ad: Queued, index: number, one: Queued['media'][number]): Promise<Queued> {
  const next = { ...ad, media: ad.media.map((media, at) => (at === index ? one : media)) };
  await queue.put(next);
  return next;
}

function isAddress(url: string): boolean {
  return /^https?:/.test(url);
}

/** The browser knows languages; a page's own says nothing about an ad on it. */
async function languageOf({ ad: { headline, body } }: Queued): Promise<string> {
  const { isReliable, languages } = await chrome.i18n.detectLanguage(`${headline}\n${body}`);
  const [likeliest] = languages;
  if (likeliest === undefined || (!isReliable && likeliest.percentage < 60)) return 'und';
  const tag = likeliest.language === 'zh' ? 'zh-Hans' : likeliest.language;
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(tag) ? tag : 'und';
}
