import { createHash } from 'node:crypto';

/** Names are people's own, in their letters. */
const usable = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,99}$/u;
const plain = /^[a-z0-9._-]+$/i;

export function isUsableName(name: string): boolean {
  return usable.test(name);
}

/** The name as storages, disks and programs take it: in Latin letters, and never longer than a disk allows. */
export function storedName(name: string): string {
  if (plain.test(name)) return name;
  const ending = /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';
  return createHash('sha256').update(name).digest('hex').slice(0, 32) + ending;
}
