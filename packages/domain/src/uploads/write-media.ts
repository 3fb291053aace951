import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { uploadMaxBytes, uploadMaxHours } from '@adwright/contract/upload/upload.ts';
import type { FileStorage, WorkFolders } from '../assets/ports.ts';
import type { Media, MediaFacts } from '../engines/media.ts';
import { assetName } from './asset-name.ts';
import { type FileKind, soundOnly } from './file-kind.ts';
import type { UploadRecord } from './ports.ts';
import { bytesOf } from './upload-bytes.ts';
import { assertSum, fileKey, type Written } from './written.ts';

type Deps = {
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly media: Pick<Media, 'probe'>;
};

/** A film or recording as it came. It is looked into before the storage gets it: what cannot be used is never kept. */
export async function writeMedia(deps: Deps, upload: UploadRecord, kind: FileKind, id: string): Promise<Written> {
  const folder = await deps.workFolders.open();
  try {
    const path = join(folder.path, 'upload');
    const found = await joinInto(path, deps.storage, upload);
    assertSum(upload, found.sum);
    const facts = await deps.media.probe(path);
    const { kind: what, mime, extension } = facts.video === null ? soundOnly(kind) : kind;
    if (facts.seconds > uploadMaxHours * 3600) throw new AppError('media_too_long', { hours: uploadMaxHours });
    if (found.bytes > uploadMaxBytes[what]) throw new AppError('too_large');
    const storageKey = fileKey(upload, id, extension);
    const bytes = await deps.storage.putFile(storageKey, path, { mime });
    return { mime, bytes, storageKey, name: assetName(upload.name, extension), ...fieldsOf(facts) };
  } finally {
    await folder.remove();
  }
}

function fieldsOf({ seconds, video, audio }: MediaFacts) {
  return {
    width: video?.width ?? null,
    height: video?.height ?? null,
    rotation: video?.rotation ?? null,
    durationMs: Math.round(seconds * 1000),
    hasAudio: audio !== null,
  };
}

async function joinInto(path: string, storage: FileStorage, upload: UploadRecord) {
  const sum = createHash('sha256');
  let bytes = 0;
  const summed = async function* () {
    for await (const part of bytesOf(storage, upload)) {
      sum.update(part);
      bytes += part.byteLength;
      yield part;
    }
  };
  await pipeline(summed, createWriteStream(path, { mode: 0o600 }));
  return { sum: sum.digest('hex'), bytes };
}
