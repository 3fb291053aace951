import { mostSavedAds } from '@adwright/contract/collection/collection.ts';
import { ImportedAd } from '@adwright/contract/collection/import-ads.ts';
import Papa from 'papaparse';

export type AdsFile = {
  readonly rows: readonly { readonly line: number; readonly ad: ImportedAd }[];
  /** Rows that cannot be imported, with the column that is wrong; none where the row is no ad at all. */
  readonly problems: readonly { readonly line: number; readonly field: string }[];
  /** Some row names a brand: without one it is not a file of ads, whatever it holds. */
  readonly hasBrand: boolean;
  /** There are more rows than anybody can save. */
  readonly isCut: boolean;
};

type Line = { readonly line: number; readonly value: unknown };

/** A file of strangers' ads. Each row is read alone: one that is wrong costs itself. */
export async function readAdsFile(name: string, text: string): Promise<AdsFile> {
  const lines = /\.(?:json|jsonl|ndjson)$/i.test(name) ? jsonLines(text) : csvLines(text);
  const rows: { line: number; ad: ImportedAd }[] = [];
  const problems: { line: number; field: string }[] = [];
  for (const { line, value } of lines.slice(0, mostSavedAds)) {
    const answer = ImportedAd.safeParse(await adOf(value));
    if (answer.success) rows.push({ line, ad: answer.data });
    else problems.push({ line, field: fieldOf(answer.error.issues[0]?.path[0], value) });
  }
  const hasBrand = lines.some(({ value }) => typeof value === 'object' && value !== null && 'brand' in value);
  return { rows, problems, hasBrand, isCut: lines.length > mostSavedAds };
}

function csvLines(text: string): Line[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    // One more than is taken says that there are more; a million rows are not read to the end.
    preview: mostSavedAds + 1,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim().toLowerCase(),
  });
  return data.map((value, index) => ({ line: index + 2, value }));
}

function jsonLines(text: string): Line[] {
  const whole = parsed(text);
  const list = Array.isArray(whole)
    ? whole
    : text.split('\n').flatMap((line) => (line.trim() === '' ? [] : parsed(line)));
  return list.map((value: unknown, index) => ({ line: index + 1, value }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The columns of `docs/importing-ads.md`, as the call for the collection names them. */
async function adOf(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = Object.fromEntries(Object.entries(value).filter(([, said]) => said !== '' && said !== null)) as Record<
    string,
    unknown
  >;
  const { id, platforms, platform = listOf(platforms)[0], images, image = images, language, cta, ...said } = given;
  return {
    ...said,
    key: `file:${await keyOf(id === undefined ? [said['brand'], said['headline'], said['body']] : [id])}`,
    platform: typeof platform === 'string' ? platform.trim().toLowerCase() : null,
    ...(typeof language === 'string' && { language: language.trim() }),
    ...(typeof cta === 'string' && { cta: cta.trim().toLowerCase() }),
    media: listOf(image)
      .slice(0, 4)
      .map((picture_url) => ({ picture_url })),
  };
}

function listOf(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(/[,;|\s]+/) : Array.isArray(value) ? value : [];
  return parts.filter((part): part is string => typeof part === 'string' && part !== '');
}

/** What tells an ad from others: the same file again saves nothing twice. */
async function keyOf(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const sum = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const columns: Readonly<Record<string, string>> = { media: 'images', platform: 'platforms' };

function fieldOf(path: PropertyKey | undefined, value: unknown): string {
  if (typeof value !== 'object' || value === null || path === undefined) return '';
  return columns[String(path)] ?? String(path);
}
