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
};

/** A file that was read whole. */
export type ReadAsset = Pick<Asset, 'name' | 'mime' | 'width' | 'height'> & { readonly bytes: Uint8Array };

export type AssetStore = {
  /** The run and the name together are unique: a job that is delivered twice replaces, never doubles. */
  put(asset: Omit<Asset, 'createdAt'>): Promise<Asset>;
  byId(id: string): Promise<Asset | null>;
  ofRuns(runIds: readonly string[]): Promise<Asset[]>;
  /** Those of the ids that are this person's. */
  ofUser(userId: string, ids: readonly string[]): Promise<Asset[]>;
};

export type ByteRange = { readonly start: number; readonly end: number };

/** Bytes. Written under a temporary name, checked, then published: a half-written file is never readable. */
export type FileStorage = {
  put(key: string, body: Uint8Array, options: { mime: string }): Promise<void>;
  /** The same for what is too large to hold. A source that fails publishes nothing. Answers the size. */
  putStream(key: string, source: AsyncIterable<Uint8Array>, options: { mime: string }): Promise<number>;
  /** `bytes` is the size of the whole file; with a range the stream holds only that part, both ends included. */
  read(key: string, range?: ByteRange): Promise<{ stream: NodeJS.ReadableStream; bytes: number } | null>;
  remove(key: string): Promise<void>;
};

/** Signed, expiring addresses for private files. */
export type FileLinks = { sign(asset: { id: string; name: string }): string };

/** What comes back in such an address. */
export type FileLink = {
  readonly id: string;
  readonly name: string;
  readonly expires: string;
  readonly signature: string;
};
/** True while the address is one we signed for exactly this file and its time is not over. */
export type FileLinkVerifier = { verify(link: FileLink): boolean };
