import { wordsWithin } from '@adwright/contract/words-within.ts';
import { randomUUID } from 'node:crypto';
import { copyDocument } from '../documents/copy-document.ts';
import { assertRoomToWrite } from '../storage/assert-room-to-write.ts';
import type { StorageLimit } from '../storage/storage-room.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { findProject } from './find-project.ts';

/** A draft with the same params and document, which costs nothing until it is run. Answers its id. */
export async function duplicateProject(
  deps: StorageLimit & { readonly work: UnitOfWork },
  request: { userId: string; id: string },
): Promise<string> {
  const { project } = await findProject(deps, request);
  const { userId, tool, params } = project;
  await assertRoomToWrite(deps.work.stores, userId, deps);
  const id = randomUUID();
  await deps.work.transact(async (stores) => {
    await stores.projects.insert({ id, userId, tool, title: nextTitle(project.title), params });
    await copyDocument(stores, project.id, id);
  });
  return id;
}

/** "Lamp" → "Lamp (2)" → "Lamp (3)": readable in every language. */
export function nextTitle(title: string): string {
  const match = /^(?<name>.*) \((?<count>\d{1,3})\)$/s.exec(title);
  const { name = title, count = '1' } = match?.groups ?? {};
  if (name === '') return '';
  return `${wordsWithin(name, 110)} (${Number(count) + 1})`;
}
