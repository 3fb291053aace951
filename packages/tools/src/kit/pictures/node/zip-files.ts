import { zipSync } from 'fflate';

export type ZipEntry = { readonly name: string; readonly body: Uint8Array };

/** One archive of finished files. Stored as they are: pictures are compressed already. */
export function zipFiles(entries: readonly ZipEntry[]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(({ name, body }) => [name, body])), { level: 0 });
}
