import { AppError } from '@adwright/contract/errors.ts';
import {
  chunkMaxBytes,
  uploadMaxBytes,
  type UploadChunkFields,
  type UploadState,
} from '@adwright/contract/upload/upload.ts';
import type { StorageLimit } from '../storage/storage-room.ts';
import { beginUpload } from './begin-upload.ts';
import { chunkKey } from './chunk-key.ts';
import { joinUpload, type JoinDeps } from './join-upload.ts';
import type { UploadRecord } from './ports.ts';
import { presentUpload } from './present-upload.ts';

export type ReceiveRequest = {
  readonly userId: string;
  readonly fields: UploadChunkFields;
  readonly chunk: AsyncIterable<Uint8Array>;
};

/** A person may have this much on its way at once. */
const pendingMaxBytes = 2 * 1024 * 1024 * 1024;
const fileMaxBytes = Math.max(...Object.values(uploadMaxBytes));

/**
 * Takes one part, in any order and as often as it is sent. Whoever brings the last one gets the finished file;
 * repeats after that get it too.
 */
export async function receiveChunk(deps: JoinDeps & StorageLimit, request: ReceiveRequest): Promise<UploadState> {
  const { userId, fields } = request;
  const key = { userId, id: fields.upload_id };
  const { total, name, sha256 = null } = fields;
  const reservedBytes = fields.bytes ?? Math.min(total * chunkMaxBytes, fileMaxBytes);
  const upload = await beginUpload(deps, { ...key, total, name, sha256, reservedBytes });
  assertSame(upload, fields);
  if (upload.assetId === null) await store(deps, upload, fields.index, request.chunk);
  await joinWhenComplete(deps, upload);
  return presentUpload(deps, key);
}

/** The same id with another shape is another file: joining the two would make neither. */
function assertSame(upload: UploadRecord, { total, sha256, bytes }: UploadChunkFields): void {
  const otherSum = sha256 !== undefined && upload.sha256 !== null && sha256 !== upload.sha256;
  const otherSize = bytes !== undefined && bytes !== upload.reservedBytes;
  if (upload.total !== total || otherSum || otherSize) throw new AppError('upload_mismatch');
}

async function store(
  deps: JoinDeps,
  upload: UploadRecord,
  index: number,
  chunk: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { uploads } = deps.work.stores;
  const others = (await uploads.chunks(upload)).filter((known) => known.index !== index);
  const sent = others.reduce((sum, { bytes }) => sum + bytes, 0);
  if ((await uploads.pendingBytes(upload.userId)) > pendingMaxBytes) throw new AppError('too_large');
  const most = Math.min(chunkMaxBytes, upload.reservedBytes - sent);
  const mime = 'application/octet-stream';
  const bytes = await deps.storage.putStream(chunkKey(upload, index), measured(chunk, most), { mime });
  await uploads.addChunk(upload, { index, bytes });
}

/** Refuses inside the source: a part that is sent again, and worse, must not take the place of the one that is there. */
async function* measured(source: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of source) {
    bytes += part.byteLength;
    if (bytes > most) throw new AppError('too_large');
    yield part;
  }
  if (bytes === 0) throw new AppError('upload_damaged');
}

async function joinWhenComplete(deps: JoinDeps, upload: UploadRecord): Promise<void> {
  if (upload.assetId !== null) return;
  const chunks = await deps.work.stores.uploads.chunks(upload);
  if (chunks.length === upload.total) await joinUpload(deps, upload, chunks);
}
