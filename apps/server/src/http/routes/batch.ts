import { AppError } from '@adwright/contract/errors.ts';
import { batchFiles, type BatchFilesDeps, batchTable } from '@adwright/domain/batches/batch-files.ts';
import { batchFileNames } from '@adwright/domain/batches/batch-link.ts';
import { createBatch, type CreatedBatch } from '@adwright/domain/batches/create-batch.ts';
import { longestPattern } from '@adwright/domain/batches/file-names.ts';
import { findBatch } from '@adwright/domain/batches/find-batch.ts';
import { pauseBatch } from '@adwright/domain/batches/pause-batch.ts';
import { type ArrangeFiles, presentBatch } from '@adwright/domain/batches/present-batch.ts';
import { retryRows } from '@adwright/domain/batches/retry-rows.ts';
import { errorCodeOf } from '@adwright/domain/runs/present-run.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { arrangeOutputs } from '@adwright/tools/arrange-outputs.ts';
import { recordOf } from '@adwright/tools/raw-input.ts';
import { toolNamed } from '@adwright/tools/registry.ts';
import { searchOfRun } from '@adwright/tools/search-of-run.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api, Caller } from '../api.ts';
import { runWords } from '../run-words.ts';
import { zipStream } from '../zip-stream.ts';
import { localizedIssues } from '../localized-issues.ts';
import { FileParams, FileQuery } from './files.ts';
import type { ToolContracts } from './tool.ts';

export const batchFilesPath = '/batches/:id/:name';

const arrange: ArrangeFiles = (tool, files) => arrangeOutputs(toolNamed(tool), files);

/** Many pieces of work at once: quoted, started, followed, paused, made again and taken away as one. */
export function batchRoutes(api: Api, app: FastifyInstance, deps: Deps, tools: ToolContracts): void {
  const runDeps = { ...deps, tools };
  const shown = (caller: Caller, id: string, locale: LocaleCode) =>
    presentBatch({ ...runDeps, arrange }, { userId: caller.userId, id }, runWords(deps, locale));

  api.implement('projectBatchCreate', async ({ input, caller, idempotencyKey, locale }) => {
    const created = await createBatch(runDeps, { userId: caller.userId, batch: input, idempotencyKey });
    return { id: created.id, credits_cost: created.price, credits: created.balance, rows: await told(created, locale) };
  });
  api.implement('projectBatchGet', ({ input, caller, locale }) => shown(caller, input.id, locale));
  api.implement('projectBatchPause', async ({ input, caller, locale }) => {
    await pauseBatch(deps, { userId: caller.userId, ...input });
    return shown(caller, input.id, locale);
  });
  api.implement('projectBatchRetry', async ({ input: { id, rows }, caller, idempotencyKey, locale }) => {
    await retryRows(runDeps, { userId: caller.userId, id, rows, idempotencyKey });
    return shown(caller, id, locale);
  });

  /** Why a row is wrong, in the caller's language. */
  async function told({ rows, asked }: CreatedBatch, locale: LocaleCode) {
    return Promise.all(
      rows.map(async ({ price, refusal, duplicateOf }, row) => {
        const quoted = { row, credits_cost: price, duplicate_of: duplicateOf };
        if (refusal === null) return { ...quoted, error: null };
        const { tool: id, input } = asked[row] ?? { tool: '', input: null };
        const tool = Object.hasOwn(tools, id) ? tools[id] : undefined;
        const issues = await localizedIssues(tool, input, { refusal, locale });
        const message = await errorMessage(locale, refusal.code, refusal.details);
        return { ...quoted, error: { error: refusal.code, message, issues } };
      }),
    );
  }

  const querystring = FileQuery.extend({ pattern: z.string().max(longestPattern).default('') });
  type Request = FastifyRequest<{ Params: z.output<typeof FileParams>; Querystring: z.output<typeof querystring> }>;
  app.get(
    batchFilesPath,
    { schema: { params: FileParams, querystring }, exposeHeadRoute: false },
    (request: Request, reply) => sendBatch(deps, { ...request.params, ...request.query, request }, reply),
  );
}

type Download = z.output<typeof FileParams> &
  z.output<typeof FileQuery> & { readonly pattern: string; readonly request: FastifyRequest };

/** Written as it is downloaded: there is no file to wait for, to keep or to clear away. */
async function sendBatch(deps: Deps, asked: Download, reply: FastifyReply): Promise<FastifyReply> {
  const { id, name, expires, signature, pattern, request } = asked;
  if (!deps.links.verify({ id, name, expires, signature })) throw new AppError('forbidden');
  const owner = await deps.work.stores.runs.byId(id);
  if (owner === null) throw new AppError('not_found');
  const { lines } = await findBatch(deps, { userId: owner.userId, id });
  const account = await deps.work.stores.accounts.byId(owner.userId);
  const locale = account && isLocaleCode(account.locale) ? account.locale : defaultLocale;
  const files = filesDeps(deps, { locale, origin: `${request.protocol}://${request.host}` });
  const batch = { id, lines, pattern };
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff');
  if (name === batchFileNames.csv) return reply.type('text/csv; charset=utf-8').send(await batchTable(files, batch));
  if (name !== batchFileNames.zip) throw new AppError('not_found');
  return reply.type('application/zip').send(zipStream(batchFiles(files, batch)));
}

function filesDeps(deps: Deps, { locale, origin }: { locale: LocaleCode; origin: string }): BatchFilesDeps {
  return {
    work: deps.work,
    storage: deps.storage,
    arrange,
    writes: (tool) => toolNamed(tool)?.texts !== undefined,
    textsOf: (tool, output) => toolNamed(tool)?.texts?.(recordOf(output)) ?? [],
    linkOf: (row) => `${origin}/${searchOfRun(row)}`,
    reasonOf: (row) => errorMessage(locale, errorCodeOf(row)),
  };
}
