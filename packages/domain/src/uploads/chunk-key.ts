import type { UploadKey } from './ports.ts';

export function chunkKey({ userId, id }: UploadKey, index: number): string {
  return `uploads/${userId}/${id}/${index}`;
}

/** Null for a key that is no chunk's. */
export function uploadOfChunk(key: string): UploadKey | null {
  const [folder, userId, id, index, ...more] = key.split('/');
  if (folder !== 'uploads' || userId === undefined || id === undefined || index === undefined) return null;
  return more.length === 0 ? { userId, id } : null;
}
