import { endpoints } from '@adwright/contract/endpoints.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { cancelRun } from '@adwright/domain/runs/cancel-run.ts';
import { getRun } from '@adwright/domain/runs/get-run.ts';
import { listRuns } from '@adwright/domain/runs/list-runs.ts';
import { toolOf } from '@adwright/domain/runs/prepare-run.ts';
import { quoteRun } from '@adwright/domain/runs/quote-run.ts';
import { queueRun } from '../queue-run.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { CatalogTool } from '@adwright/tools/catalog.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { parseInput } from '../parse-input.ts';
import { runWords } from '../run-words.ts';

export type ToolContracts = Readonly<Record<string, CatalogTool>>;

export function toolRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  const runDeps = { ...deps, tools };
  const words = (locale: LocaleCode) => runWords(deps, locale);

  api.implement('toolQuote', async ({ input, caller, locale }) => {
    await checkInput(tools, input, locale);
    return quoteRun(runDeps, { userId: caller.userId, ...input });
  });
  api.implement('toolRun', async ({ input: { document, ...input }, caller, idempotencyKey, locale }) => {
    await checkInput(tools, input, locale);
    refuseOwnCall(tools, input.tool);
    return queueRun(runDeps, { userId: caller.userId, ...input, idempotencyKey, document });
  });
  api.implement('toolRunGet', ({ input, caller, locale }) =>
    getRun(deps, { userId: caller.userId, id: input.id }, words(locale)),
  );
  api.implement('toolRunList', ({ input: { tool, ...query }, caller, locale }) =>
    listRuns(deps, { userId: caller.userId, query: { ...query, tools: tool ? [tool] : undefined } }, words(locale)),
  );
  api.implement('toolRunCancel', async ({ input, caller, locale }) => {
    const request = { userId: caller.userId, id: input.id };
    await cancelRun(deps, request);
    return getRun(deps, request, words(locale));
  });
}

/** The contract cannot know a tool's own schema; its problems, too, are told in the caller's language. */
async function checkInput(
  tools: ToolContracts,
  request: { tool: string; input?: unknown },
  locale: LocaleCode,
): Promise<void> {
  const tool = toolOf(tools, request.tool);
  if (tool === null) throw new AppError('not_found');
  await parseInput(z.object({ input: tools[tool.id]?.input ?? z.never() }), { input: request.input }, locale);
}

/** Such a tool is started in one way only, the one its callers read of in the specification. */
function refuseOwnCall(tools: ToolContracts, id: string): void {
  const call = tools[id]?.call;
  if (call === undefined) return;
  throw new AppError('invalid_input', {}, [{ path: 'tool', message: `Use POST ${endpoints[call.id].path}.` }]);
}
