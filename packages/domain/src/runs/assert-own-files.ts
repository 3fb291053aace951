import { type AvatarRef, parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { clipMaxMinutes } from '@adwright/contract/upload/upload.ts';
import type { Asset } from '../assets/ports.ts';
import { namesPublicFigure } from '../avatars/public-figures.ts';
import { type Engines, noEngines, remoteCapabilities } from '../engines/engines.ts';
import type { KnownVoices } from '../engines/speech.ts';
import type { Stores } from '../unit-of-work.ts';
import type { PreparedRun } from './prepare-run.ts';

/**
 * Before anything is held: a file or an avatar that is gone and one of somebody else's are the same to whoever asks, and
 * what the files, the voices or this installation make impossible is said while it is free.
 */
export async function assertOwnFiles(
  { assets, avatars }: Pick<Stores, 'assets' | 'avatars'>,
  userId: string,
  {
    tool,
    input,
    engines = noEngines,
    speech,
  }: Pick<PreparedRun, 'tool' | 'input'> & {
    readonly engines?: Engines | undefined;
    readonly speech?: KnownVoices | undefined;
  },
): Promise<void> {
  const clips = tool.clips?.(input) ?? [];
  const faces = tool.faces?.(input) ?? [];
  const wanted = [...new Set([...(tool.files?.(input) ?? []), ...clips, ...faces])];
  const own = new Map((await (wanted.length === 0 ? [] : assets.ofUser(userId, wanted))).map((one) => [one.id, one]));
  if (wanted.some((id) => !own.has(id))) throw new AppError('file_not_found');
  if (faces.some((id) => namesPublicFigure((own.get(id) as Asset).name))) throw new AppError('public_figure');
  for (const ref of tool.avatars?.(input) ?? []) await assertOwnAvatar(avatars, userId, ref);
  for (const voice of tool.voices?.(input) ?? []) {
    if (speech && !(await speech.speaker.knows(voice))) throw new AppError('voice_not_found');
  }
  const films = clips.map((id) => own.get(id) as Asset);
  for (const film of films) assertClip(film);
  tool.checkHere?.(input, { clips: films, remote: remoteCapabilities(engines) });
}

/** Built-in people are everybody's; which of them there are the tool itself knows. */
async function assertOwnAvatar(avatars: Stores['avatars'], userId: string, ref: AvatarRef): Promise<void> {
  const named = parseAvatarRef(ref);
  if (named?.kind === 'person') return;
  const isOwn =
    named?.kind === 'photo'
      ? (await avatars.photoOfUser(userId, named.id))?.file
      : named && (await avatars.ofUser(userId, named.id));
  if (!isOwn) throw new AppError('avatar_not_found');
}

/** What arrived whole and decodes may still be a recording without pictures, or hours of them. */
function assertClip({ mime, durationMs }: Asset): void {
  if (!mime.startsWith('video/')) throw new AppError('wrong_file_kind');
  if ((durationMs ?? 0) > clipMaxMinutes * 60_000)
    throw new AppError('invalid_input', {}, [
      { path: 'input.clip', message: `is longer than ${clipMaxMinutes} minutes` },
    ]);
}
