import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const fileOf = (folder: string): string => `${folder}.password`;

/** Beside the folder, which belongs to the user that Postgres runs as; this file does not. */
export function keptPassword(folder: string, make: () => string): string {
  const known = readPassword(folder);
  if (known !== null) return known;
  const unfinished = `${fileOf(folder)}.${process.pid}`;
  writeFileSync(unfinished, make(), { mode: 0o600, flush: true });
  // Linked into place whole: a start that is cut off leaves no half of it.
  linkSync(unfinished, fileOf(folder));
  rmSync(unfinished);
  return keptPassword(folder, make);
}

/** Null before the first start. */
export function readPassword(folder: string): string | null {
  try {
    return readFileSync(fileOf(folder), 'utf8').trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
