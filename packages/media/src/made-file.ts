import { stat } from 'node:fs/promises';
import type { LocalFile } from '@adwright/domain/assets/file-handle.ts';
import { MediaFaultError } from './probe/media-fault.ts';

/** A finished result. ffmpeg ends well with nothing written where there was nothing to decode. */
export async function madeFile(path: string, mime: string): Promise<LocalFile> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size === 0) throw new MediaFaultError('unreadable', 'nothing in it could be decoded');
  return { path, bytes: size, mime };
}
