import { randomUUID } from 'node:crypto';
import type { NewAsset, RunRecord } from '../runs/ports.ts';
import type { AssetRow, FileStorage } from './ports.ts';
import { isUsableName, storedName } from './stored-name.ts';

export type StagedAssets = {
  /** Answers the id the file will have. */
  add(asset: NewAsset): Promise<string>;
  list(): AssetRow[];
  /** For an attempt that did not succeed: its files belong to nobody. */
  discard(): Promise<void>;
  /** What attempts that were killed half-way left under the same names. */
  sweepEarlierAttempts(): Promise<void>;
};

type StagingStorage = Pick<FileStorage, 'put' | 'putFile' | 'remove'>;
type StagedRun = Pick<RunRecord, 'id' | 'userId' | 'attempts'>;

/**
 * Stores files as a job makes them and keeps their rows back until the run succeeds. Every attempt has its own
 * keys: two deliveries at once never touch each other's files, and the one that loses can clear its own away.
 */
export function stageAssets(storage: StagingStorage, run: StagedRun): StagedAssets {
  const staged = new Map<string, AssetRow>();
  const writes = new Set<Promise<number>>();
  let discarded = false;

  async function add(asset: NewAsset): Promise<string> {
    if (discarded) throw new Error('the attempt is over');
    if (!isUsableName(asset.name)) throw new Error(`unusable asset name: ${asset.name}`);
    const storageKey = keyOf(run, run.attempts, asset.name);
    const id = staged.get(asset.name)?.id ?? randomUUID();
    const row: AssetRow = {
      id,
      userId: run.userId,
      runId: run.id,
      name: asset.name,
      mime: asset.mime,
      bytes: 0,
      width: asset.width ?? null,
      height: asset.height ?? null,
      durationMs: asset.seconds === undefined ? null : Math.round(asset.seconds * 1000),
      hasAudio: asset.hasAudio ?? null,
      storageKey,
    };
    // Before it is written, so that whatever a failing write leaves is found and discarded.
    staged.set(asset.name, row);
    const write = store(storage, storageKey, asset);
    writes.add(write);
    const bytes = await write.finally(() => writes.delete(write));
    staged.set(asset.name, { ...row, bytes });
    return id;
  }

  return {
    add,
    list: () => [...staged.values()],
    async discard() {
      discarded = true;
      await Promise.allSettled(writes);
      for (const asset of staged.values()) await storage.remove(asset.storageKey);
    },
    async sweepEarlierAttempts() {
      for (let attempt = 1; attempt < run.attempts; attempt += 1) {
        for (const name of staged.keys()) await storage.remove(keyOf(run, attempt, name));
      }
    },
  };
}

function keyOf(run: StagedRun, attempt: number, name: string): string {
  return `runs/${run.userId}/${run.id}/${attempt}/${storedName(name)}`;
}

async function store(storage: StagingStorage, key: string, asset: NewAsset): Promise<number> {
  const { mime } = asset;
  if (asset.body === undefined) return storage.putFile(key, asset.file, { mime });
  await storage.put(key, asset.body, { mime });
  return asset.body.byteLength;
}
