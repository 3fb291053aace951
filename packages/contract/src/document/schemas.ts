import type { CallSchemas } from '../call-schemas.ts';
import type { documentCalls } from './calls.ts';
import {
  Document,
  DocumentHistory,
  DocumentHistoryQuery,
  DocumentQuery,
  DocumentRestore,
  DocumentSave,
  DocumentSaved,
} from './document.ts';

export const documentSchemas = {
  documentGet: { input: DocumentQuery, output: Document },
  documentSave: { input: DocumentSave, output: DocumentSaved },
  documentHistory: { input: DocumentHistoryQuery, output: DocumentHistory },
  documentRestore: { input: DocumentRestore, output: Document },
} as const satisfies CallSchemas<typeof documentCalls>;
