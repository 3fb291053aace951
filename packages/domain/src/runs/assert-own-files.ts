import { AppError } from '@adwright/contract/errors.ts';
import { clipMaxMinutes } from '@adwright/contract/upload/upload.ts';
import type { Asset } from '../assets/ports.ts';
import { type Engines, noEngines, remoteCapabilities } from '../engines/engines.ts';
import type { Stores } from '../unit-of-work.ts';
import type { PreparedRun } from './prepare-run.ts';

/**
 * Before anything is held: a file that is gone and one of somebody else's are the same to whoever asks, and what the
 * files or this installation make impossible is said while it is free.
 */
export async function assertOwnFiles(
  { assets }: Pick<Stores, 'assets'>,
  userId: string,
  {
    tool,
    input,
    engines = noEngines,
  }: Pick<PreparedRun, 'tool' | 'input'> & { readonly engines?: Engines | undefined },
): Promise<void> {
  const clips = tool.clips?.(input) ?? [];
  const wanted = [...new Set([...(tool.files?.(input) ?? []), ...clips])];
  const own = new Map((await (wanted.length === 0 ? [] : assets.ofUser(userId, wanted))).map((one) => [one.id, one]));
  if (wanted.some((id) => !own.has(id))) throw new AppError('not_found');
  const films = clips.map((id) => own.get(id) as Asset);
  for (const film of films) assertClip(film);
  tool.checkHere?.(input, { clips: films, remote: remoteCapabilities(engines) });
}

/** What arrived whole and decodes may still be a recording without pictures, or hours of them. */
function assertClip({ mime, durationMs }: Asset): void {
  if (!mime.startsWith('video/')) throw new AppError('wrong_file_kind');
  if ((durationMs ?? 0) > clipMaxMinutes * 60_000)
    throw new AppError('invalid_input', {}, [
      { path: 'input.clip', message: `is longer than ${clipMaxMinutes} minutes` },
    ]);
}
