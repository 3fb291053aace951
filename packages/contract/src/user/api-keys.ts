import { z } from 'zod';
import { everyScope, keyScopes } from './key-scopes.ts';

export const mostKeys = 20;

const KeyName = z.string().trim().min(1).max(60);
const Scopes = z
  .array(z.enum(keyScopes))
  .min(1)
  .max(keyScopes.length)
  .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope)));

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the key, by which its owner knows it again. */
  ending: z.string(),
  scopes: z.array(z.enum(everyScope)),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const UserKeys = z.object({ keys: z.array(ApiKey) });
export type UserKeys = z.infer<typeof UserKeys>;

export const KeyCreateInput = z.object({ name: KeyName, scopes: Scopes });
export type KeyCreateInput = z.infer<typeof KeyCreateInput>;

/** With the key itself, this once. */
export const CreatedKey = ApiKey.extend({ key: z.string() });
export type CreatedKey = z.infer<typeof CreatedKey>;

export const KeyRevokeInput = z.object({ id: z.uuid() });
