import { z } from 'zod';
import { PageQuery } from '../paging.ts';

/**
 * queued → processing → succeeded | failed (credits returned) | cancelled (credits returned). A run of several steps
 * may stop at needs_input, for a week at most, and goes on from queued with what they say.
 */
export const RunStatus = z.enum(['queued', 'processing', 'needs_input', 'succeeded', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof RunStatus>;

export const RunError = z.object({ error: z.string(), message: z.string() });

export const RunAsset = z.object({
  asset_id: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of films and recordings. */
  duration_seconds: z.number().optional(),
  has_audio: z.boolean().optional(),
  /** Signed and expiring; ask for the run again when it has run out. */
  url: z.string(),
});
export type RunAsset = z.infer<typeof RunAsset>;

export const Run = z.object({
  id: z.string(),
  /** The piece of work it is a version of; null when that was deleted, or it was only a look. */
  project_id: z.string().nullable(),
  tool: z.string(),
  status: RunStatus,
  progress: z.number().int().min(0).max(100),
  stage: z.string(),
  credits_cost: z.number().int(),
  input: z.unknown(),
  /** The tool's own output schema; null until the run has succeeded. */
  output: z.unknown(),
  assets: z.array(RunAsset),
  error: RunError.nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Which revision of its project’s document the files show; null when they were made of none. */
  document_revision: z.number().int().nullable(),
  /** What is asked at this stage, while the status is needs_input. */
  question: z.unknown().optional(),
  /** An attempt failed or ran out of time, and another is under way; missing otherwise. */
  retrying: z.boolean().optional(),
  /** Seconds until it begins and until it ends, by the queue as it is, the times measured lately and how far it has come; missing while unknown. */
  starts_in: z.number().int().optional(),
  ends_in: z.number().int().optional(),
});
export type Run = z.infer<typeof Run>;

/** A run as lists show it: what it was made of and what came of it may each be a megabyte, and is asked for by id. */
export const ListedRun = Run.omit({
  input: true,
  output: true,
  question: true,
  retrying: true,
  starts_in: true,
  ends_in: true,
});
export type ListedRun = z.infer<typeof ListedRun>;

export const ToolRequest = z.object({ tool: z.string().max(64), input: z.unknown() });
export type ToolRequest = z.infer<typeof ToolRequest>;

/** The document that a run makes files of: the run becomes the next version of that project. */
export const ExportedDocument = z.object({ project_id: z.uuid(), revision: z.number().int().min(1) });
export type ExportedDocument = z.infer<typeof ExportedDocument>;

export const ToolRunRequest = ToolRequest.extend({ document: ExportedDocument.optional() });

export const ToolQuote = z.object({ tool: z.string(), credits_cost: z.number().int(), credits: z.number().int() });
export type ToolQuote = z.infer<typeof ToolQuote>;

export const RunQueued = z.object({ id: z.string(), status: RunStatus, credits_cost: z.number().int() });
export type RunQueued = z.infer<typeof RunQueued>;

export const RunId = z.object({ id: z.uuid() });
export type RunId = z.infer<typeof RunId>;

export const RunListQuery = PageQuery.extend({ tool: z.string().max(64).optional(), status: RunStatus.optional() });
export type RunListQuery = z.infer<typeof RunListQuery>;

/** What `GET /api/events` sends under `event: run`. */
export const RunEvent = Run.pick({
  id: true,
  tool: true,
  status: true,
  progress: true,
  stage: true,
  retrying: true,
}).extend({
  /** The batch it is a row of; missing for every other run. */
  parent_id: z.string().optional(),
});
export type RunEvent = z.infer<typeof RunEvent>;
