import type { RunAsset } from '@adwright/contract/run/run.ts';
import { clipMaxMinutes } from '@adwright/contract/upload/upload.ts';

/** Why a file of the person's cannot be a scene of a film; undefined when it can, as far as the server knows it. */
export type ClipFault = 'noPicture' | 'tooLong' | 'unplayable';

export function clipFault({
  mime,
  duration_seconds = 0,
}: Pick<RunAsset, 'mime' | 'duration_seconds'>): ClipFault | undefined {
  if (mime.startsWith('image/')) return undefined;
  if (!mime.startsWith('video/')) return 'noPicture';
  return duration_seconds > clipMaxMinutes * 60 ? 'tooLong' : undefined;
}
