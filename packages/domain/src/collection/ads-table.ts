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

/** As a spreadsheet opens it: with a byte order mark, and no text that it would take for a formula. */
export function adsTable(
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
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  // The text is a stranger's: what begins like a formula would be run by whoever opens the file.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
