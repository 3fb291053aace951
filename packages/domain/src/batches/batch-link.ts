import type { FileLinks } from '../assets/ports.ts';

export type BatchDownload = 'zip' | 'csv';

export const batchFileNames = { zip: 'results.zip', csv: 'results.csv' } as const satisfies Record<
  BatchDownload,
  string
>;

/** The signature is the permission, as it is for files. */
export function batchLink(links: FileLinks, id: string, kind: BatchDownload): string {
  return links.sign({ id, name: batchFileNames[kind] }).replace('/files/', '/batches/');
}
