import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import type { FileLinks, FileStorage, WorkFolders } from '../assets/ports.ts';
import type { Clock } from '../clock.ts';
import type { Media } from '../engines/media.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { assetName } from './asset-name.ts';
import { chunkKey } from './chunk-key.ts';
import { fileKind, signatureBytes } from './file-kind.ts';
import { forgetUpload } from './forget-upload.ts';
import type { FontCleaner, PictureCheck, PictureCleaner, UploadChunk, UploadRecord } from './ports.ts';
import { inTurnOfPerson } from './turns-of-person.ts';
import { bytesOf, asBytes } from './upload-bytes.ts';
import { assertSum, fileKey, type Written } from './written.ts';
import { writeMedia } from './write-media.ts';

export type JoinDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly links: FileLinks;
  readonly cleanPicture: PictureCleaner;
  readonly checkPicture: PictureCheck;
  readonly cleanFont: FontCleaner;
  readonly media: Pick<Media, 'probe'>;
};

/** Longer than joining the largest file and looking into it takes; after that whoever joins is taken for dead. */
const joinMs = 5 * 60 * 1000;

/** Of several that see the last part arrive, one joins. A file that is refused is forgotten with all its parts. */
export function joinUpload(deps: JoinDeps, upload: UploadRecord, chunks: readonly UploadChunk[]): Promise<void> {
  // Before it is claimed: whoever waits for a turn must not be taken for dead.
  return inTurnOfPerson(upload.userId, () => join(deps, upload, chunks));
}

async function join(deps: JoinDeps, upload: UploadRecord, chunks: readonly UploadChunk[]): Promise<void> {
  const { uploads } = deps.work.stores;
  const now = deps.clock();
  if (!(await uploads.claimJoin(upload, { now, until: new Date(now.getTime() + joinMs) }))) return;
  try {
    const id = randomUUID();
    const written = await write(deps, upload, chunks, id);
    await deps.work.transact(async (stores) => {
      await stores.assets.put({ id, userId: upload.userId, runId: null, ...written });
      await stores.uploads.finish(upload, id);
    });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await forgetUpload(deps, upload);
    else await uploads.releaseJoin(upload);
    throw error;
  }
  for (const { index } of chunks) await deps.storage.remove(chunkKey(upload, index));
}

async function write(
  deps: JoinDeps,
  upload: UploadRecord,
  chunks: readonly UploadChunk[],
  id: string,
): Promise<Written> {
  const kind = fileKind(await headOf(deps.storage, upload));
  if (kind === null) throw new AppError('wrong_file_kind');
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
  if (bytes > uploadMaxBytes[kind.kind]) throw new AppError('too_large');
  if (kind.kind === 'image') return writePicture(deps, upload, id);
  return kind.kind === 'font' ? writeFont(deps, upload, id) : writeMedia(deps, upload, kind, id);
}

async function writePicture(deps: JoinDeps, upload: UploadRecord, id: string): Promise<Written> {
  const picture = await deps.cleanPicture(await wholeOf(deps, upload));
  await deps.checkPicture(picture, { person: upload.userId });
  const { body, mime, width, height } = picture;
  const storageKey = fileKey(upload, id, picture.extension);
  await deps.storage.put(storageKey, body, { mime });
  return { mime, bytes: body.byteLength, width, height, storageKey, name: assetName(upload.name, picture.extension) };
}

async function writeFont(deps: JoinDeps, upload: UploadRecord, id: string): Promise<Written> {
  const font = await deps.cleanFont(await wholeOf(deps, upload));
  if (font === null) throw new AppError('font_unreadable');
  const { body, mime, extension } = font;
  const storageKey = fileKey(upload, id, extension);
  await deps.storage.put(storageKey, body, { mime });
  const size = { width: null, height: null };
  return { mime, bytes: body.byteLength, ...size, storageKey, name: assetName(upload.name, extension) };
}

/** For what is small enough to be in memory. */
async function wholeOf({ storage }: JoinDeps, upload: UploadRecord): Promise<Uint8Array> {
  const sum = createHash('sha256');
  const parts: Uint8Array[] = [];
  for await (const part of bytesOf(storage, upload)) {
    sum.update(part);
    parts.push(part);
  }
  assertSum(upload, sum.digest('hex'));
  return Buffer.concat(parts);
}

async function headOf(storage: FileStorage, upload: UploadRecord): Promise<Uint8Array> {
  const first = await storage.read(chunkKey(upload, 0), { start: 0, end: signatureBytes - 1 });
  const parts: Uint8Array[] = [];
  for await (const part of first?.stream ?? []) parts.push(asBytes(part));
  return Buffer.concat(parts);
}
