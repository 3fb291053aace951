import { type AdGenerateAnswer, type AdGenerateInput, AdGenerateOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { engineName } from '@adwright/copywriter/engine-name.ts';
import { generatePrompt } from '@adwright/copywriter/generate-prompt.ts';
import type { RunRecord } from '@adwright/domain/runs/ports.ts';
import { errorCodeOf } from '@adwright/domain/runs/present-run.ts';
import { startRun } from '@adwright/domain/runs/start-run.ts';
import { waitForRun } from '@adwright/domain/runs/wait-for-run.ts';
import { expandWish } from '@adwright/providers/ad-text/expand-wish.ts';
import { orBuiltin } from '@adwright/providers/or-builtin.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import type { ToolContracts } from './tool.ts';

/** Words take milliseconds, a language model's some seconds; who waits longer is better off following the run. */
const longestWaitMs = 20_000;

export function adTextRoutes(api: Api, deps: Deps, tools: ToolContracts, timeoutMs = longestWaitMs): void {
  api.implement('aiAdGenerate', async ({ input: { wait, ...input }, caller, idempotencyKey, signal }) => {
    const request = { userId: caller.userId, tool: 'ad-copy', input, idempotencyKey };
    const started = await startRun({ ...deps, tools }, request);
    const run = wait ? await waitForRun(deps, started, { timeoutMs, signal }) : started;
    if (run.status === 'failed') throw new AppError(errorCodeOf(run));
    return answerOf(run, input);
  });
  api.implement('generatePrompt', async ({ input, caller, signal }) => {
    const builtin = await generatePrompt(input);
    const call = { userId: caller.userId, runId: null, signal };
    return orBuiltin(
      deps.engines.text,
      call,
      (text) => expandWish(input, { text, call, builtin }),
      () => builtin,
    );
  });
}

function answerOf(run: RunRecord, input: AdGenerateInput): AdGenerateAnswer {
  const { id, status, creditsCost: credits_cost } = run;
  const written = run.status === 'succeeded' ? AdGenerateOutput.parse(run.output) : null;
  const unwritten = { engine: engineName, seed: input.seed ?? seedOf(id), results: [] };
  return { id, status, credits_cost, ...(written ?? unwritten) };
}
