import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import { ProviderError } from '../call/provider-error.ts';
import { fileKind } from './file-kind.ts';

export type FileFamily = 'image' | 'audio' | 'video';

/** A result as a file of the wanted kind, judged by its content alone. */
export function typedFile(bytes: Uint8Array, family: FileFamily): EngineFile {
  const mime = fileKind(bytes);
  if (mime?.startsWith(`${family}/`)) return { bytes, mime };
  throw new ProviderError('bad_answer', `It answered ${mime ?? 'something unknown'} where ${family} was asked for.`);
}
