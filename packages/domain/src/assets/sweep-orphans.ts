import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { uploadOfChunk } from '../uploads/chunk-key.ts';
import type { FileStorage } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly storage: FileStorage };

/** Longer than any attempt or upload takes from its first file to its row. */
const youngMs = 24 * 60 * 60 * 1000;
const batch = 200;
/** What one sweep looks at; the next goes on where it stopped, so that a million files cost an hour no more than few. */
const mostKeys = 20_000;

/** Where files are put that a row goes with. Whatever else lies there is somebody else's. */
const ours = /^(?:files|runs|uploads)\//;

/** Removes files that no row goes with: what attempts and uploads left that were killed between the two. */
export function createOrphanSweep(deps: Deps): () => Promise<{ orphans: number }> {
  let walk: AsyncIterator<string> | undefined;
  return async () => {
    let orphans = 0;
    for (let seen = 0; seen < mostKeys; seen += batch) {
      walk ??= deps.storage.keys()[Symbol.asyncIterator]();
      const { keys, done } = await take(walk, batch);
      orphans += await removeOrphans(
        deps,
        keys.filter((key) => ours.test(key)),
      );
      if (!done) continue;
      walk = undefined;
      break;
    }
    return { orphans };
  };
}

async function take(walk: AsyncIterator<string>, count: number): Promise<{ keys: string[]; done: boolean }> {
  const keys: string[] = [];
  while (keys.length < count) {
    const next = await walk.next();
    if (next.done === true) return { keys, done: true };
    keys.push(next.value);
  }
  return { keys, done: false };
}

async function removeOrphans(deps: Deps, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { assets, uploads } = deps.work.stores;
  const known = new Set(await assets.keysOfAssets(keys));
  let removed = 0;
  for (const key of keys) {
    if (known.has(key)) continue;
    const upload = uploadOfChunk(key);
    if (upload !== null && (await uploads.find(upload)) !== null) continue;
    const writtenAt = await deps.storage.writtenAt(key);
    if (writtenAt === null || writtenAt.getTime() > deps.clock().getTime() - youngMs) continue;
    await deps.storage.remove(key);
    removed += 1;
  }
  return removed;
}
