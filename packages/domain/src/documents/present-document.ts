import type { Document } from '@adwright/contract/document/document.ts';
import type { DocumentKinds, DocumentRecord } from './ports.ts';
import { kindOf, upToDate } from './up-to-date.ts';

/** A document as the wire shows it: always in the shape of today. */
export function presentDocument(kinds: DocumentKinds, record: DocumentRecord): Document {
  const kind = kindOf(kinds, record.kind);
  return {
    project_id: record.projectId,
    kind: record.kind,
    revision: record.revision,
    schema_version: kind.version,
    document: upToDate(kind, record.body, record.schemaVersion),
    updated_at: record.createdAt.toISOString(),
  };
}
