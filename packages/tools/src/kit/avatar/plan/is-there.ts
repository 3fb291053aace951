import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { lookOf, personOf } from '@adwright/people/people.ts';

/** Whether a reference names somebody, as far as that can be told without asking whose they are. */
export function isThere(avatar: string): boolean {
  const named = parseAvatarRef(avatar);
  if (named?.kind !== 'person') return named !== null;
  const person = personOf(named.id);
  return person !== undefined && lookOf(person, named.look) !== undefined;
}
