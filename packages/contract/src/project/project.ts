import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { RunAsset, RunError, RunStatus } from '../run/run.ts';

/** A draft has not been run yet; from then on it stands as its newest run does. */
export const ProjectStatus = z.enum(['draft', ...RunStatus.options]);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** held while it runs, settled when it succeeded, returned when it failed or was cancelled. */
const CreditsState = z.enum(['none', 'held', 'settled', 'returned']);

const Title = z.string().trim().min(1).max(120);
const Type = z.coerce.number().int().min(1).max(20);

export const Project = z.object({
  id: z.string(),
  type: z.number().int(),
  tool: z.string(),
  title: z.string(),
  params: z.unknown(),
  status: ProjectStatus,
  progress: z.number().int().min(0).max(100),
  stage: z.string(),
  outputs: z.array(RunAsset),
  credits_cost: z.number().int(),
  credits_state: CreditsState,
  error: RunError.nullable(),
  /** 0 for a draft; each run of changed params is one more. */
  version: z.number().int(),
  run_id: z.string().nullable(),
  /** Which revision of its document the files show; null when they were made of none. */
  document_revision: z.number().int().nullable(),
  /** The one campaign it is in; null while it is in none. */
  campaign_id: z.string().nullable(),
  favorite: z.boolean(),
  /** Path of its public page; null while it is not shared. */
  share_path: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Project = z.infer<typeof Project>;

/** A project as lists show it, without what its form holds: that may be a megabyte, and is asked for by id. */
export const ListedProject = Project.omit({ params: true });
export type ListedProject = z.infer<typeof ListedProject>;

/** Bytes of a draft's params as JSON: a form with everything filled in, its own logo included, takes half of it. */
export const longestParams = 600_000;

const ProjectVersion = Project.pick({
  status: true,
  outputs: true,
  credits_cost: true,
  document_revision: true,
}).extend({
  version: z.number().int(),
  run_id: z.string(),
  params: z.unknown(),
  created_at: z.iso.datetime(),
});

export const ProjectDetail = Project.extend({ output: z.unknown(), versions: z.array(ProjectVersion) });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ProjectCreate = z.object({
  type: Type,
  title: Title.optional(),
  params: z.unknown(),
  /** Keeps it without running it: nothing is checked or charged yet. */
  draft: z.boolean().default(false),
});
export type ProjectCreate = z.infer<typeof ProjectCreate>;

/** New params change a draft; a finished project gets a new version, which runs and costs like the first. */
export const ProjectChange = z.object({
  id: z.uuid(),
  title: Title.optional(),
  params: z.unknown().optional(),
  /** Runs a draft as it is after this change. */
  run: z.boolean().default(false),
  /** The revision of the project’s document that the run makes files of. */
  document_revision: z.number().int().min(1).optional(),
});
export type ProjectChange = z.infer<typeof ProjectChange>;

export const ProjectId = z.object({ id: z.uuid() });

/** As many as a person would pick by hand. */
const ProjectIds = z.array(z.uuid()).min(1).max(100);
export const ProjectMany = z.object({ ids: ProjectIds });
export const ProjectMove = z.object({ ids: ProjectIds, campaign_id: z.uuid().nullable() });
export const ProjectFavor = z.object({ ids: ProjectIds, favorite: z.boolean() });

export const ProjectListQuery = PageQuery.extend({
  sort: z.enum(['newest', 'oldest', 'title', 'updated']).default('newest'),
  type: Type.optional(),
  status: ProjectStatus.optional(),
  /** Only what has a finished file of this kind. */
  media: z.enum(['video', 'image']).optional(),
  /** What is in this campaign; `none` for what is in no campaign. */
  campaign: z.union([z.uuid(), z.literal('none')]).optional(),
  favorite: z.stringbool().optional(),
});
export type ProjectListQuery = z.infer<typeof ProjectListQuery>;

export const ShareQuery = z.object({ token: z.string().min(16).max(64) });

/** What anybody with the link sees: the result and nothing about its owner. */
export const SharedProject = z.object({
  type: z.number().int(),
  tool: z.string(),
  title: z.string(),
  outputs: z.array(RunAsset),
  output: z.unknown(),
  made_at: z.iso.datetime(),
});
export type SharedProject = z.infer<typeof SharedProject>;

export const RemainCountQuery = z.object({ project_type: z.coerce.number().int().min(1).max(10).default(4) });

export const RemainCount = z.object({
  project_type: z.number().int(),
  remain: z.number().int(),
  limit: z.number().int(),
  resets_at: z.iso.datetime(),
});
export type RemainCount = z.infer<typeof RemainCount>;
