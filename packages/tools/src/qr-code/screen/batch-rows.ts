import Papa from 'papaparse';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import type { QrContent } from '../plan/content.ts';

export type BatchRow = { readonly name: string; readonly content: QrContent };

export const batchMaxRows = 500;

const contentColumns = new Set(['url', 'link', 'text', 'content', 'address', 'code']);
const nameColumns = new Set(['name', 'title', 'file', 'filename']);
const noUtm = { source: '', medium: '', campaign: '', term: '', content: '' };

/** One code a row: from a column called link, url or text, or from the first column of a table without names. */
export function batchRows(text: string): BatchRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { skipEmptyLines: 'greedy' });
  const head = (data[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const named = head.findIndex((cell) => contentColumns.has(cell));
  const nameColumn = named === -1 ? 1 : head.findIndex((cell) => nameColumns.has(cell));
  const lines = named === -1 ? data : data.slice(1);
  const used = new Set<string>();
  return lines.flatMap((line, index) => {
    const value = line[named === -1 ? 0 : named]?.trim() ?? '';
    if (value === '') return [];
    return [{ name: uniqueName(line[nameColumn], index, used), content: contentOf(value) }];
  });
}

function contentOf(value: string): QrContent {
  return parseWebAddress(value) === null ? { type: 'text', text: value } : { type: 'url', url: value, utm: noUtm };
}

/** Safe as the name of a file, and no two the same. */
function uniqueName(wanted: string | undefined, index: number, used: Set<string>): string {
  const plain = (wanted ?? '')
    .trim()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  const base = plain.slice(0, 80) || `code-${String(index + 1).padStart(3, '0')}`;
  let name = base;
  for (let count = 2; used.has(name.toLowerCase()); count += 1) name = `${base}-${count}`;
  used.add(name.toLowerCase());
  return name;
}
