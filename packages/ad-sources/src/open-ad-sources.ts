import type { AdSource } from '@adwright/domain/library/sources/ports.ts';
import { openMeta } from './meta/open-meta.ts';
import { openTiktok } from './tiktok/open-tiktok.ts';

export type SourceSettings = {
  readonly META_AD_LIBRARY_TOKEN?: string | undefined;
  readonly META_API_URL?: string | undefined;
  readonly TIKTOK_CLIENT_KEY?: string | undefined;
  readonly TIKTOK_CLIENT_SECRET?: string | undefined;
  readonly TIKTOK_API_URL?: string | undefined;
  readonly AD_LIBRARY_COUNTRIES: readonly string[];
};

/** The ad libraries that a key was given for. */
export function openAdSources(settings: SourceSettings): AdSource[] {
  const { META_AD_LIBRARY_TOKEN: token, META_API_URL, AD_LIBRARY_COUNTRIES: countries } = settings;
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret, TIKTOK_API_URL } = settings;
  const meta = token === undefined ? [] : [openMeta({ token, countries, ...at(META_API_URL) })];
  const isTiktok = clientKey !== undefined && clientSecret !== undefined;
  return [...meta, ...(isTiktok ? [openTiktok({ clientKey, clientSecret, ...at(TIKTOK_API_URL) })] : [])];
}

function at(baseUrl: string | undefined): { baseUrl?: string } {
  return baseUrl === undefined ? {} : { baseUrl };
}
