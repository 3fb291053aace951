/**
 * Where the data lies, in words that the user Postgres runs as can follow. The folder may stand inside one that only
 * root can enter. Root therefore opens it and hands it over as a descriptor: a path that begins with one's own
 * descriptor begins at the open folder, and what lies above it is never asked.
 */
import { closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { giveTo, type Identity } from './identity.ts';

export type DataFolder = {
  /** As this process calls it. */
  readonly path: string;
  /** As the program calls it that is given the descriptor. */
  readonly handedPath: string;
  readonly descriptor: number | undefined;
  close(): void;
};

/** Descriptor 3 is the first that a program has besides its three streams. */
const handed = '/proc/self/fd/3';

export function openDataFolder(path: string, identity: Identity | undefined): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  giveTo(path, identity);
  if (identity === undefined || !existsSync('/proc/self/fd')) {
    return { path, handedPath: path, descriptor: undefined, close: () => undefined };
  }
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path, handedPath: handed, descriptor, close: () => closeSync(descriptor) };
}
