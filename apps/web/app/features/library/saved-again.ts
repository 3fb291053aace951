import type { SaveAdInput, SavedAd } from '@adwright/contract/collection/collection.ts';

/** What saves an ad once more that was just removed. The library has its own; the files of any other are still there. */
export function savedAgain({ ad, found, folder_id, tags, note }: SavedAd): Partial<SaveAdInput> {
  const kept = { folder_id, tags, note };
  if (found === null) return { ad_id: ad.id, ...kept };
  const { brand, headline, body, description, language, cta, landing_page, started_on } = ad;
  const media = ad.media.flatMap(({ url }) => {
    const id = /^\/files\/([0-9a-f-]{36})\//.exec(url)?.[1];
    return id === undefined ? [] : [{ asset_id: id }];
  });
  const said = { brand, headline, body, description, language, cta, landing_page, started_on };
  return { captured: { ...said, ...found, platform: ad.platforms[0] ?? null, media }, ...kept };
}
