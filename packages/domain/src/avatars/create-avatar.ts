import { type CreateAvatarInput, type CustomAvatar, mostCustomAvatars } from '@adwright/contract/avatar/avatar.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Box } from '../engines/pictures.ts';
import { namesChild } from './names-child.ts';
import { type AvatarDeps, presentAvatars } from './present-avatar.ts';
import { namesPublicFigure } from './public-figures.ts';

type Deps = AvatarDeps & {
  readonly clock: Clock;
  /** The statement that people sign, in a language and with their name in it. */
  consentWords(language: string, name: string): Promise<string>;
  /** Where the face is, in shares of the photo. Refuses whoever could not speak, a child among them. */
  judge(photo: string): Promise<Box>;
};

/** Typesetting may put other spaces between the words. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Nobody becomes an avatar without having agreed: what was signed is kept with it word for word, and only words that
 * are ours count. The photo is looked at last, for that takes the longest.
 */
export async function createAvatar(
  deps: Deps,
  { userId, input: { name, photo, consent } }: { userId: string; input: CreateAvatarInput },
): Promise<CustomAvatar> {
  const [file] = await deps.work.stores.assets.ofUser(userId, [photo]);
  if (!file) throw new AppError('file_not_found');
  if (!file.mime.startsWith('image/')) throw new AppError('wrong_file_kind');
  if ([name, consent.full_name, file.name].some(namesPublicFigure)) throw new AppError('public_figure');
  if ([name, consent.full_name].some(namesChild)) throw new AppError('child_named');
  const words = await deps.consentWords(consent.language, consent.full_name);
  if (plain(words) !== plain(consent.words)) {
    throw new AppError('invalid_input', {}, [{ path: 'consent.words', message: 'Sign the statement as it is shown' }]);
  }
  const face = await deps.judge(photo);
  const signed = {
    name: consent.full_name,
    words,
    language: consent.language,
    givenAt: deps.clock().toISOString(),
  };
  const made = await deps.work.stores.avatars.insert(userId, { name, photo, face, consent: signed }, mostCustomAvatars);
  if (made === null) throw new AppError('avatars_full', { limit: mostCustomAvatars });
  const [shown] = await presentAvatars(deps, userId, [made]);
  if (!shown) throw new AppError('internal');
  return shown;
}
