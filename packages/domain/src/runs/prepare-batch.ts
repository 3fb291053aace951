import { AppError } from '@adwright/contract/errors.ts';
import type { Engines } from '../engines/engines.ts';
import type { KnownVoices } from '../engines/speech.ts';
import type { Stores } from '../unit-of-work.ts';
import { assertOwnFiles } from './assert-own-files.ts';
import { measureFiles } from './measure-files.ts';
import type { ToolCatalog } from './ports.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';

export type BatchRow = {
  readonly tool: string;
  readonly input: unknown;
  /** Known before anything is looked at, such as a product that is gone. */
  readonly refusal?: AppError | undefined;
};

/** A row that cannot be made says why; it costs nothing and holds up no other. */
export type PreparedRow =
  | (PreparedRun & { readonly refusal: null })
  | { readonly refusal: Pick<AppError, 'code' | 'details' | 'issues'>; readonly price: 0 };

type Deps = {
  readonly tools: ToolCatalog;
  readonly stores: Pick<Stores, 'assets' | 'avatars'>;
  readonly engines?: Engines | undefined;
  readonly speech?: KnownVoices | undefined;
  readonly userId: string;
};

/** Validates and prices every row. Quote and start share it, so what is quoted is what is held. */
export async function prepareBatch(
  deps: Deps,
  rows: readonly BatchRow[],
): Promise<{ rows: PreparedRow[]; price: number }> {
  const prepared: PreparedRow[] = [];
  for (const row of rows) prepared.push(await prepareRow(deps, row));
  return { rows: prepared, price: prepared.reduce((sum, { price }) => sum + price, 0) };
}

async function prepareRow({ tools, stores, engines, speech, userId }: Deps, row: BatchRow): Promise<PreparedRow> {
  try {
    if (row.refusal) throw row.refusal;
    const prepared = await measureFiles(stores, userId, prepareRun(tools, row));
    await assertOwnFiles(stores, userId, { ...prepared, engines, speech });
    return { ...prepared, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details, issues } = error;
    return { refusal: { code, details, issues }, price: 0 };
  }
}
