import { z } from 'zod';

/** Bytes of a document as JSON. Under the limit of a request, so that a whole one can always be sent. */
export const longestDocument = 900_000;

const Revision = z.number().int().min(0).max(2_147_483_646);
const DocumentBody = z.record(z.string(), z.unknown());

/**
 * The three operations of RFC 6902 that a difference consists of. `copy` and `move` are left out: a few hundred of
 * them can double a document until no memory holds it.
 */
const path = z.string().max(2000);
const PatchOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path, value: z.unknown() }),
  z.strictObject({ op: z.literal('replace'), path, value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), path }),
]);
export type PatchOperation = z.infer<typeof PatchOperation>;

export const DocumentQuery = z.object({
  project_id: z.uuid(),
  /** An older revision; the newest when left out. */
  revision: z.coerce.number().int().min(1).max(2_147_483_646).optional(),
});

export const Document = z.object({
  project_id: z.string(),
  /** Null, like the document, while nothing was saved yet. */
  kind: z.string().nullable(),
  revision: Revision,
  /** The version of the kind's shape the document is handed out in. */
  schema_version: z.number().int(),
  document: DocumentBody.nullable(),
  updated_at: z.iso.datetime().nullable(),
});
export type Document = z.infer<typeof Document>;

const change = {
  project_id: z.uuid(),
  /** The revision the change was made on; 0 begins the document. */
  expected_revision: Revision,
  /** Sent again after a lost answer, the same id is the same save. */
  mutation_id: z.string().regex(/^[\w-]{8,64}$/),
};

/** Either the whole document or what changed in it since the expected revision. */
export const DocumentSave = z
  .object({
    ...change,
    kind: z.string().max(40),
    schema_version: z.number().int().min(1).max(10_000),
    document: DocumentBody.optional(),
    patch: z.array(PatchOperation).min(1).max(5000).optional(),
  })
  .refine(({ document, patch }) => (document === undefined) !== (patch === undefined), {
    path: ['document'],
    message: 'give either document or patch',
  });
export type DocumentSave = z.infer<typeof DocumentSave>;

export const DocumentSaved = z.object({
  revision: Revision,
  schema_version: z.number().int(),
  updated_at: z.iso.datetime(),
});
export type DocumentSaved = z.infer<typeof DocumentSaved>;

export const DocumentRestore = z.object({ ...change, revision: Revision.min(1) });
export type DocumentRestore = z.infer<typeof DocumentRestore>;

export const DocumentHistoryQuery = z.object({ project_id: z.uuid() });

const DocumentRevision = z.object({
  revision: Revision,
  bytes: z.number().int(),
  /** The revision it brought back; null for an ordinary save. */
  restored_from: Revision.nullable(),
  /** A run made files of it. */
  exported: z.boolean(),
  created_at: z.iso.datetime(),
});
export type DocumentRevision = z.infer<typeof DocumentRevision>;

export const DocumentHistory = z.object({ list: z.array(DocumentRevision) });
export type DocumentHistory = z.infer<typeof DocumentHistory>;
