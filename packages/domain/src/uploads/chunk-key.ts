import type { UploadKey } from './ports.ts';

export function chunkKey({ userId, id }: UploadKey, index: number): string {
  return `uploads/${userId}/${id}/${index}`;
}
