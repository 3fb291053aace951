import { z } from 'zod';
import { RunAsset, RunError, RunStatus } from '../run/run.ts';
import { longestTranslation } from '../video-translate/video-translation.ts';
import { mostBatchRows } from './batch-kind.ts';

const mostCells = 60;
/** As long as the longest thing that is written into one: the translation of a film. */
const longestCell = longestTranslation;
const Cells = z
  .record(z.string().min(1).max(40), z.string().max(longestCell))
  .refine((cells) => Object.keys(cells).length <= mostCells, `has more than ${mostCells} cells`);

const BatchRow = z.object({
  /** Which tool makes it, by its type of project. */
  type: z.number().int().min(1).max(99),
  /** What `/api/project/create` takes for that type. */
  params: z.record(z.string(), z.unknown()).default({}),
  /** A stored product that the tool begins with; what `params` says comes before it. */
  product_id: z.uuid().optional(),
  /** A brand kit that the tool begins with, under the product and the params. */
  brand_kit_id: z.uuid().optional(),
  /** What to call the row and its files; by default what the tool calls its work. */
  name: z.string().trim().max(120).default(''),
  /** What its line in a sheet says: kept with the batch, and can stand in the names of files. */
  cells: Cells.default({}),
});
export type BatchRow = z.infer<typeof BatchRow>;

/** Every value of each axis with every value of the others, each put over the row's `params` at the axis' path. */
const Matrix = z.object({
  row: BatchRow,
  axes: z
    .array(
      z.object({
        /** `product_id`, or a path in the params, such as `copy.headline`. */
        path: z
          .string()
          .regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40}){0,3}$/)
          .refine((path) => !path.split('.').some((part) => part.startsWith('__')), 'is not a path'),
        values: z.array(z.unknown()).min(1).max(mostBatchRows),
      }),
    )
    .min(1)
    .max(6),
});
export type BatchMatrix = z.infer<typeof Matrix>;

export const ProjectBatchInput = z
  .object({
    title: z.string().trim().min(1).max(120).optional(),
    rows: z.array(BatchRow).min(1).max(mostBatchRows).optional(),
    matrix: Matrix.optional(),
    /** Answers what it would cost and which rows are wrong, and starts nothing. */
    dry_run: z.boolean().default(false),
  })
  .refine(({ rows, matrix }) => (rows === undefined) !== (matrix === undefined), {
    path: ['rows'],
    message: 'give either rows or a matrix',
  });
export type ProjectBatchInput = z.infer<typeof ProjectBatchInput>;

const QuotedRow = z.object({
  /** Counted from 0, as the rows were sent. */
  row: z.number().int(),
  credits_cost: z.number().int(),
  error: RunError.extend({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }).nullable(),
  /** The first row that asks for exactly the same; null when there is none. */
  duplicate_of: z.number().int().nullable(),
});

export const ProjectBatchOutput = z.object({
  /** The batch's project; null for a dry run. */
  id: z.string().nullable(),
  credits_cost: z.number().int(),
  /** What the caller has. */
  credits: z.number().int(),
  rows: z.array(QuotedRow),
});
export type ProjectBatchOutput = z.infer<typeof ProjectBatchOutput>;

const MadeRow = z.object({
  /** The run that made it last: `/api/tool/get` tells all of it, `/api/tool/cancel` stops it. */
  id: z.string(),
  row: z.number().int(),
  type: z.number().int(),
  tool: z.string(),
  name: z.string(),
  cells: Cells,
  status: RunStatus,
  progress: z.number().int(),
  stage: z.string(),
  credits_cost: z.number().int(),
  error: RunError.nullable(),
  /** Whether another try could end otherwise. */
  can_retry: z.boolean(),
  /** How many files it has, and the one to show. */
  files: z.number().int(),
  cover: RunAsset.nullable(),
});
export type BatchRowView = z.infer<typeof MadeRow>;

export const ProjectBatch = z.object({
  id: z.string(),
  /** The run that stands for all rows that are under way. */
  run_id: z.string().nullable(),
  title: z.string(),
  status: z.enum(['draft', ...RunStatus.options]),
  paused: z.boolean(),
  /** Of what succeeded. */
  credits_spent: z.number().int(),
  rows: z.array(MadeRow),
  /** Signed and expiring. The ZIP takes `&pattern=`, such as `{name}-{ratio}`. */
  zip_url: z.string(),
  csv_url: z.string(),
});
export type ProjectBatch = z.infer<typeof ProjectBatch>;

export const BatchPause = z.object({ id: z.uuid(), paused: z.boolean() });

/** Without rows: all that failed or were cancelled. */
export const BatchRetry = z.object({ id: z.uuid(), rows: z.array(z.uuid()).min(1).max(mostBatchRows).optional() });
