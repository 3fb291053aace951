import { AppError } from '@adwright/contract/errors.ts';
import { clipMaxMinutes } from '@adwright/contract/upload/upload.ts';
import type { Asset } from '../assets/ports.ts';
import type { Stores } from '../unit-of-work.ts';
import type { PreparedRun } from './prepare-run.ts';

/** Before anything is held: a file that is gone and one of somebody else's are the same to whoever asks. */
export async function assertOwnFiles(
  { assets }: Pick<Stores, 'assets'>,
  userId: string,
  { tool, input }: PreparedRun,
): Promise<void> {
  const clips = tool.clips?.(input) ?? [];
  const wanted = [...new Set([...(tool.files?.(input) ?? []), ...clips])];
  if (wanted.length === 0) return;
  const own = new Map((await assets.ofUser(userId, wanted)).map((asset) => [asset.id, asset]));
  if (wanted.some((id) => !own.has(id))) throw new AppError('not_found');
  for (const id of clips) assertClip(own.get(id) as Asset);
}

/** What arrived whole and decodes may still be a recording without pictures, or hours of them. */
function assertClip({ mime, durationMs }: Asset): void {
  if (!mime.startsWith('video/')) throw new AppError('wrong_file_kind');
  if ((durationMs ?? 0) > clipMaxMinutes * 60_000)
    throw new AppError('invalid_input', {}, [
      { path: 'input.clip', message: `is longer than ${clipMaxMinutes} minutes` },
    ]);
}
