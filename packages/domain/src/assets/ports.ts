import type { FileStream, LocalFile } from './file-handle.ts';

export type Asset = {
  readonly id: string;
  readonly userId: string;
  readonly runId: string | null;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly storageKey: string;
  readonly createdAt: Date;
} & MediaFields;

/** What is known of a film or recording; null for everything else, and for what came before it was looked at. */
type MediaFields = {
  readonly durationMs: number | null;
  /** Degrees clockwise by which a player turns what is stored; width and height are as it is seen. */
  readonly rotation: number | null;
  readonly hasAudio: boolean | null;
};

/** A file that was read whole. */
export type ReadAsset = Pick<Asset, 'name' | 'mime' | 'width' | 'height'> & { readonly bytes: Uint8Array };

/** A file of a person's on this machine, with what is known of it. */
export type OpenedAsset = LocalFile &
  Pick<Asset, 'name' | 'width' | 'height' | 'hasAudio'> & { readonly seconds: number | null };

/** What of a file is told in lists. */
export type ListedAsset = Pick<
  Asset,
  'id' | 'name' | 'mime' | 'bytes' | 'width' | 'height' | 'durationMs' | 'hasAudio'
>;

/** An asset on its way into the store. */
export type AssetRow = Omit<Asset, 'createdAt' | keyof MediaFields> & Partial<MediaFields>;

export type AssetStore = {
  /** The run and the name together are unique: a job that is delivered twice replaces, never doubles. */
  put(asset: AssetRow): Promise<Asset>;
  byId(id: string): Promise<Asset | null>;
  ofRuns(runIds: readonly string[]): Promise<Asset[]>;
  /** Those of the ids that are this person's. */
  ofUser(userId: string, ids: readonly string[]): Promise<Asset[]>;
  /** Films that the person has uploaded, newest first. */
  uploadedFilms(userId: string, limit: number): Promise<Asset[]>;
  /** Everything of a person's, by id: those after the one that was seen last. */
  page(userId: string, page: { after: string | null; limit: number }): Promise<Asset[]>;
  /**
   * Files that no version of a project has made (uploads, looks, what was left of a forgotten project), older than one
   * moment and not examined since the other, those of one person together.
   */
  loose(query: { olderThan: Date; examinedBefore: Date; limit: number }): Promise<LooseAsset[]>;
  /** Those of the ids that something of the person's still names: a product, a project, a run, a document. */
  named(userId: string, ids: readonly string[]): Promise<string[]>;
  markExamined(ids: readonly string[], at: Date): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  /** Of all files of the person, without those of what they deleted, which are kept only so that it can be restored. */
  storedBytes(userId: string): Promise<number>;
  /** Those of the keys that are an asset's. */
  keysOfAssets(keys: readonly string[]): Promise<string[]>;
};

export type LooseAsset = Pick<Asset, 'id' | 'userId' | 'storageKey'>;

export type ByteRange = { readonly start: number; readonly end: number };

/** Bytes. Written under a temporary name, checked, then published: a half-written file is never readable. */
export type FileStorage = {
  put(key: string, body: Uint8Array, options: { mime: string }): Promise<void>;
  /** The same for what is too large to hold. A source that fails publishes nothing. Answers the size. */
  putStream(key: string, source: AsyncIterable<Uint8Array>, options: { mime: string }): Promise<number>;
  /**
   * Takes a finished file over: moved where that is possible, streamed where it is not, and gone from its old place
   * either way. Answers the size.
   */
  putFile(key: string, path: string, options: { mime: string }): Promise<number>;
  /** `bytes` is the size of the whole file; with a range the stream holds only that part, both ends included. */
  read(key: string, range?: ByteRange): Promise<FileStream | null>;
  /** Where the file lies on this machine, for reading only; null where it lies elsewhere, or does not exist. */
  localPath(key: string): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** Every key there is, folder by folder; what comes or goes meanwhile may be missed. */
  keys(): AsyncIterable<string>;
  /** Null when there is no such file. */
  writtenAt(key: string): Promise<Date | null>;
  /** Clears away what was never published. */
  sweepUnpublished(now: Date): Promise<void>;
};

/** A folder for what lives no longer than one piece of work. */
export type WorkFolder = { readonly path: string; remove(): Promise<void> };

/** What a process that is killed leaves in them is cleared away by the next one. */
export type WorkFolders = {
  open(): Promise<WorkFolder>;
  /** Clears away what others that were killed have left. */
  sweep(): Promise<void>;
};

/** Signed, expiring addresses for private files. One that was seen through a share lives no longer than the share. */
export type FileLinks = { sign(asset: { id: string; name: string }, through?: { share: string }): string };

/** What comes back in such an address. */
export type FileLink = {
  readonly id: string;
  readonly name: string;
  readonly expires: string;
  readonly signature: string;
  /** The token of the share it was handed out through. */
  readonly share?: string | undefined;
};
/** True while the address is one we signed for exactly this file and its time is not over. */
export type FileLinkVerifier = { verify(link: FileLink): boolean };
