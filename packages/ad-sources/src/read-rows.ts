import { type ImportedRow, readRow } from '@adwright/domain/library/import/read-row.ts';
import type { LiveSource } from '@adwright/domain/library/sources/ports.ts';

/** What a source says, in the names of an imported row. One that is no ad by our reading is left out. */
export function readRows(
  rows: readonly Readonly<Record<string, unknown>>[],
  { today, source }: { today: string; source: LiveSource },
): ImportedRow[] {
  return rows.flatMap((row) => {
    const read = readRow(row, today, source);
    return 'fault' in read ? [] : [read];
  });
}

/** A text that may be longer than a row takes: an ad is not lost for its last sentence. */
export function short(text: string | undefined, longest: number): string {
  return Array.from(text ?? '')
    .slice(0, longest)
    .join('');
}

const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** `und` is the tag for a language that nobody named. */
export function languageOf(tag: string | undefined): string {
  return tag !== undefined && languageTag.test(tag) ? tag : 'und';
}

/** A site from the line that a platform shows under an ad, such as “shop.example.com”; null where it is something else. */
export function siteOf(caption: string | undefined): string | null {
  const name = caption?.trim().toLowerCase() ?? '';
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/.test(name) ? `https://${name}/` : null;
}
