import { outgrownRevisions } from './outgrown-revisions.ts';
import type { DocumentStore } from './ports.ts';

/** Answers how many revisions were dropped. */
export async function thinHistory(documents: DocumentStore, projectId: string, now: Date): Promise<number> {
  const outgrown = outgrownRevisions(await documents.history(projectId), now);
  await documents.drop(projectId, outgrown);
  await documents.markThinned(projectId, now);
  return outgrown.length;
}
