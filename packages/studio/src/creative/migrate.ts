import { creativeVersion } from './creative.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * One step per version: `creativeSteps[1]` turns a document of version 1 into one of version 2. A step is never
 * changed after a release, since stored documents depend on it.
 */
export const creativeSteps: Readonly<Record<number, (document: Document) => Document>> = {};

/** Brings an older document up to date; one from the future is left for the schema to refuse. */
export function migrateCreative(document: Document): Document {
  let current = document;
  for (let version = Number(document['version']); version < creativeVersion; version += 1) {
    const step = creativeSteps[version];
    if (!step) return current;
    current = { ...step(current), version: version + 1 };
  }
  return current;
}
