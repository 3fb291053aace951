export type UploadRecord = {
  readonly userId: string;
  readonly id: string;
  readonly total: number;
  readonly name: string;
  readonly sha256: string | null;
  /** What it may hold; counted as stored for as long as parts keep coming. */
  readonly reservedBytes: number;
  readonly assetId: string | null;
};

export type UploadKey = Pick<UploadRecord, 'userId' | 'id'>;

export type UploadChunk = { readonly index: number; readonly bytes: number };

export type NewUpload = Omit<UploadRecord, 'assetId'>;

export type UploadStore = {
  /** Begins it, or answers the one that has begun; either way it counts as alive. */
  begin(upload: NewUpload): Promise<UploadRecord>;
  /** Keeps one alive that was since the moment, or is finished; null for any other. */
  touch(key: UploadKey, aliveSince: Date): Promise<UploadRecord | null>;
  find(key: UploadKey): Promise<UploadRecord | null>;
  /** By index. */
  chunks(key: UploadKey): Promise<UploadChunk[]>;
  /** The same index again replaces its size. */
  addChunk(key: UploadKey, chunk: UploadChunk): Promise<void>;
  /** Compare-and-set: true for the one who may put the parts together, until the moment. */
  claimJoin(key: UploadKey, times: { now: Date; until: Date }): Promise<boolean>;
  releaseJoin(key: UploadKey): Promise<void>;
  finish(key: UploadKey, assetId: string): Promise<void>;
  /** What the person has sent of uploads that are not finished. */
  pendingBytes(userId: string): Promise<number>;
  /** What is kept free for the person's uploads that are alive and not finished, but this one. */
  reservedBytes(key: UploadKey, aliveSince: Date): Promise<number>;
  untouchedSince(moment: Date, limit: number): Promise<UploadKey[]>;
  forget(key: UploadKey): Promise<void>;
};

export type CleanPicture = {
  readonly body: Uint8Array;
  readonly mime: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
};

/**
 * Decodes a picture and encodes it anew, so that nothing but pixels is kept. Throws `wrong_file_kind` for what is none,
 * `picture_damaged` for one that does not decode to its end and `too_many_pixels` for more than 100 megapixels.
 */
export type PictureCleaner = (picture: Uint8Array) => Promise<CleanPicture>;

/** A font with nothing in it but what setting words needs; null for what is none that ads could be set in. */
export type FontCleaner = (
  font: Uint8Array,
) => Promise<{ readonly body: Uint8Array; readonly mime: string; readonly extension: string } | null>;

/** A copy that is at most that long, transparent where the picture is. Throws `wrong_file_kind`. */
export type PictureShrinker = (
  picture: Uint8Array,
  longest: number,
) => Promise<{ readonly body: Uint8Array; readonly mime: string }>;

/** The part of a picture that draws the eye, as a square of that side. Throws `wrong_file_kind`. */
export type PictureSquarer = (
  picture: Uint8Array,
  side: number,
) => Promise<{ readonly body: Uint8Array; readonly mime: string }>;

/** Throws an AppError for a picture that must not be kept. */
export type PictureCheck = (picture: CleanPicture, call: { readonly person: string }) => Promise<void>;
