import { type DBSchema, openDB } from 'idb';
import type { FoundAd } from '../found-ad.ts';

/** One file of an ad on its way: fetched, or still to be, or left for the server to fetch. */
export type QueuedMedia = {
  readonly kind: 'image' | 'video';
  readonly url: string;
  /** Of the upload: sent again under it, the same file arrives once. */
  readonly uploadId: string;
  readonly bytes?: Blob;
  readonly assetId?: string;
  readonly unreadable?: true;
};

export type Queued = {
  readonly id: string;
  readonly at: number;
  readonly tabId: number | null;
  readonly ad: Omit<FoundAd, 'media'>;
  readonly media: readonly QueuedMedia[];
  readonly folderId: string | null;
  readonly tags: readonly string[];
  /** Why the server refused it; such a one waits for the person. */
  readonly refused?: string;
};

interface Schema extends DBSchema {
  ads: { key: string; value: Queued };
}

/** More are refused: the disk of a browser is not ours. */
export const mostQueued = 200;

const open = () =>
  openDB<Schema>('queue', 1, {
    upgrade: (database) => void database.createObjectStore('ads', { keyPath: 'id' }),
  });

/** What is not at the server yet, files and all, on the browser's disk: it outlives the browser. */
export const queue = {
  async all(): Promise<Queued[]> {
    const all = await (await open()).getAll('ads');
    return all.sort((one, other) => one.at - other.at);
  },
  async put(ad: Queued): Promise<void> {
    await (await open()).put('ads', ad);
  },
  async remove(id: string): Promise<void> {
    await (await open()).delete('ads', id);
  },
};
