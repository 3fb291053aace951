import { randomUUID } from 'node:crypto';
import type { NewAsset, RunRecord } from '../runs/ports.ts';
import type { Asset, FileStorage } from './ports.ts';

export type StagedAssets = {
  /** Answers the id the file will have. */
  add(asset: NewAsset): Promise<string>;
  list(): Omit<Asset, 'createdAt'>[];
  /** For an attempt that did not succeed: its files belong to nobody. */
  discard(): Promise<void>;
  /** What attempts that were killed half-way left under the same names. */
  sweepEarlierAttempts(): Promise<void>;
};

type StagedRun = Pick<RunRecord, 'id' | 'userId' | 'attempts'>;

/**
 * Stores files as a job makes them and keeps their rows back until the run succeeds. Every attempt has its own
 * keys: two deliveries at once never touch each other's files, and the one that loses can clear its own away.
 */
export function stageAssets(storage: FileStorage, run: StagedRun): StagedAssets {
  const staged = new Map<string, Omit<Asset, 'createdAt'>>();
  const writes = new Set<Promise<void>>();
  let discarded = false;

  async function add(asset: NewAsset): Promise<string> {
    if (discarded) throw new Error('the attempt is over');
    if (!/^[a-z0-9][a-z0-9._-]{0,99}$/i.test(asset.name)) throw new Error(`unusable asset name: ${asset.name}`);
    const storageKey = keyOf(run, run.attempts, asset.name);
    const id = staged.get(asset.name)?.id ?? randomUUID();
    staged.set(asset.name, {
      id,
      userId: run.userId,
      runId: run.id,
      name: asset.name,
      mime: asset.mime,
      bytes: asset.body.byteLength,
      width: asset.width ?? null,
      height: asset.height ?? null,
      storageKey,
    });
    const write = storage.put(storageKey, asset.body, { mime: asset.mime });
    writes.add(write);
    await write.finally(() => writes.delete(write));
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
  return `runs/${run.userId}/${run.id}/${attempt}/${name}`;
}
