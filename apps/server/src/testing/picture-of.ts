import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** Enters a picture as that person's own; answers its id. Its bytes are nowhere. */
export async function pictureOf({ deps }: TestApp, userId: string): Promise<string> {
  const id = randomUUID();
  await deps.work.stores.assets.put({
    id,
    userId,
    runId: null,
    name: 'lamp.jpg',
    mime: 'image/jpeg',
    bytes: 3,
    width: 1,
    height: 1,
    storageKey: `files/${id}`,
  });
  return id;
}
