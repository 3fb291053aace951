import type { Stores } from '../unit-of-work.ts';

/** The newest revision becomes the first of the other project; the history stays behind. Inside a transaction. */
export async function copyDocument(stores: Pick<Stores, 'documents'>, from: string, to: string): Promise<void> {
  const newest = await stores.documents.newest(from);
  if (newest === null) return;
  const { kind, schemaVersion, body } = newest;
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  const first = { projectId: to, kind, revision: 1, schemaVersion, body, bytes, restoredFrom: null };
  await stores.documents.append({ ...first, mutationId: `copy-of-${from}` });
}
