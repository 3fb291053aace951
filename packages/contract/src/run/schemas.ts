import { ToolRequest, ToolRunRequest, ToolQuote, RunQueued, RunId, Run, ListedRun, RunListQuery } from './run.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { runCalls } from './calls.ts';

export const runSchemas = {
  toolQuote: { input: ToolRequest, output: ToolQuote },
  toolRun: { input: ToolRunRequest, output: RunQueued },
  toolRunGet: { input: RunId, output: Run },
  toolRunList: { input: RunListQuery, output: pageOf(ListedRun) },
  toolRunCancel: { input: RunId, output: Run },
} as const satisfies CallSchemas<typeof runCalls>;
