import { z } from 'zod';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const slug = '[a-z0-9][a-z0-9-]{0,39}';
const pattern = new RegExp(`^(?:person:${slug}:${slug}|avatar:${uuid}|photo:${uuid})$`);

/** Somebody who can be shown: a built-in person in a look, the caller's own avatar, or one of their avatar photos. */
export const AvatarRef = z.string().regex(pattern);
export type AvatarRef = z.infer<typeof AvatarRef>;

export type ParsedAvatarRef =
  | { readonly kind: 'person'; readonly id: string; readonly look: string }
  | { readonly kind: 'avatar' | 'photo'; readonly id: string };

/** Null for what is no reference. */
export function parseAvatarRef(ref: string): ParsedAvatarRef | null {
  if (!pattern.test(ref)) return null;
  const [kind, id = '', look = ''] = ref.split(':');
  return kind === 'person' ? { kind, id, look } : { kind: kind === 'photo' ? 'photo' : 'avatar', id };
}

export const personRef = (id: string, look: string): AvatarRef => `person:${id}:${look}`;
