const segment = /^[a-z0-9][a-z0-9._-]*$/i;
const longest = 512;

export class StorageKeyError extends Error {
  constructor(key: string) {
    super(`Not a key of a stored file: ${JSON.stringify(key.slice(0, longest))}`);
    this.name = 'StorageKeyError';
  }
}

/**
 * Plain segments only. A dot cannot come first, so no key climbs out of its folder or names a hidden file, where
 * files wait that are not published yet.
 */
export function assertStorageKey(key: string): void {
  if (key.length > longest || !key.split('/').every((part) => segment.test(part))) throw new StorageKeyError(key);
}
