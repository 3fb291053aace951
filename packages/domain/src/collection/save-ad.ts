import type { CapturedAd } from '@adwright/contract/collection/captured-ad.ts';
import { mostSavedAds, type SaveAdInput, type SavedAd } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { getLibraryAd } from '../library/get-library-ad.ts';
import type { Library } from '../library/ports.ts';
import { assertFolder } from './assert-folder.ts';
import { capturedAdId } from './captured-ad-id.ts';
import { type KeepDeps, keepMedia } from './keep-media.ts';
import type { KeptAd } from './ports.ts';
import { presentSavedAd } from './present-saved-ad.ts';
import type { Signing } from './stored-media.ts';

type Deps = KeepDeps & Signing & { readonly library: Library; readonly clock: Clock };
type Request = { readonly userId: string; readonly order: SaveAdInput; readonly signal: AbortSignal };

/** Keeps the ad as it is now. Saving it again changes where it lies and what is written on it. */
export async function saveAd(deps: Deps, { userId, order, signal }: Request): Promise<SavedAd> {
  const { ad_id, captured, folder_id, tags, note } = order;
  await assertFolder(deps, userId, folder_id);
  const ad = captured ? await keepCaptured(deps, userId, captured, signal) : await snapshotOf(deps, ad_id ?? '');
  const saved = { folderId: folder_id, tags, note, ad };
  const made = await deps.work.stores.collection.save(userId, saved, mostSavedAds);
  if (made === null) throw new AppError('collection_full', { limit: mostSavedAds });
  return presentSavedAd(made, deps);
}

async function snapshotOf(deps: Deps, id: string): Promise<KeptAd> {
  const { history: _history, ...ad } = await getLibraryAd(deps, id);
  return ad;
}

async function keepCaptured(deps: Deps, userId: string, captured: CapturedAd, signal: AbortSignal): Promise<KeptAd> {
  const id = capturedAdId(userId, captured.key);
  const known = await deps.work.stores.collection.findAd(userId, id);
  // What was saved stays as it is: its media need not come a second time.
  if (known !== null) return known.ad;
  const { media, palette } = await keepMedia(deps, { userId, media: captured.media, signal });
  // An ad whose pictures could not be had is not what the person saw.
  if (media.length === 0 && captured.media.length > 0) throw new AppError('ad_media_missing');
  const { key, page_url, platform, started_on, media: _asked, ...said } = captured;
  const today = deps.clock().toISOString().slice(0, 10);
  const started = started_on !== null && started_on < today ? started_on : today;
  return {
    ...said,
    found: { key, page_url },
    id,
    source: 'saved',
    platforms: platform === null ? [] : [platform],
    countries: [],
    format: media[0]?.kind ?? 'image',
    category: 'other',
    started_on: started,
    last_seen_on: today,
    active: true,
    running_days: Math.round((Date.parse(today) - Date.parse(started)) / 86_400_000),
    media,
    palette,
  };
}
