import { spreadsheetRows, spreadsheetTable } from '../spreadsheet-table.ts';
import type { SavedAdRecord } from './ports.ts';

const columns = [
  'brand',
  'headline',
  'body',
  'description',
  'platforms',
  'language',
  'landing_page',
  'found_on',
  'folder',
  'tags',
  'note',
  'saved_at',
  'media',
];

export function adsHead(): string {
  return spreadsheetTable(columns, []);
}

/** Those that follow the head, in any number of parts. */
export function adsRows(
  ads: readonly SavedAdRecord[],
  folders: ReadonlyMap<string, string>,
  mediaNames: (ad: SavedAdRecord) => string[],
): string {
  const rows = ads.map((record) => {
    const { ad, folderId, tags, note, savedAt } = record;
    return [
      ad.brand,
      ad.headline,
      ad.body,
      ad.description,
      ad.platforms.join(', '),
      ad.language,
      ad.landing_page ?? '',
      ad.found?.page_url ?? '',
      folders.get(folderId ?? '') ?? '',
      tags.join(', '),
      note,
      savedAt.toISOString(),
      mediaNames(record).join(', '),
    ];
  });
  return spreadsheetRows(rows);
}
