import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { AvatarPhoto } from '@adwright/contract/avatar/avatar.ts';
import { errorCodeOf, type RunWords } from '../runs/present-run.ts';
import type { BuiltInPeople, MadeAvatarPhoto } from './ports.ts';
import { presentFile } from './present-avatar.ts';

/** As the wire shows it, with why it failed in the caller's language. */
export async function presentPhoto(
  { people }: { readonly people: BuiltInPeople },
  photo: MadeAvatarPhoto,
  words: RunWords,
): Promise<AvatarPhoto> {
  const { id, avatar, avatarName, setting, framing, ratio, run, file, createdAt } = photo;
  const code = run.status === 'failed' ? errorCodeOf(run) : null;
  return {
    id,
    ref: `photo:${id}`,
    avatar,
    name: avatarName ?? nameOfPerson(people, avatar),
    setting,
    words: photo.words,
    framing,
    ratio,
    status: run.status,
    progress: run.progress,
    image: file && presentFile(words.links, file),
    error: code && { error: code, message: await words.errorMessage(code) },
    created_at: createdAt.toISOString(),
  };
}

/** Empty for somebody who is no longer there. */
function nameOfPerson(people: BuiltInPeople, avatar: string): string {
  const id = parseAvatarRef(avatar)?.id;
  return people.list().find((person) => person.id === id)?.name ?? '';
}
