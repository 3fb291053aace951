import type { Database } from '@adwright/db/open-database.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import type { ToolContracts } from './http/routes/tool.ts';
import { openAdapters } from './open-adapters.ts';
import type { ServedRole } from './processes/served-role.ts';
import type { WorkerLife } from './processes/worker-life.ts';
import type { WorkerOptions } from './worker/start-worker.ts';

export type RunningServer = ServedRole & {
  readonly database: Database['kind'];
  /** Takes nothing new, finishes what is under way, and closes everything. */
  stop(): Promise<void>;
};

/** What can be run here; another one than the product's own only in tests. */
export type Toolbox = { readonly tools: ToolContracts; readonly loadHandler: WorkerOptions['loadHandler'] };

/** What each role runs on. A process loads nothing of a role that it does not have. */
const parts = {
  web: () => import('./start-web.ts'),
  worker: () => import('./worker/run-worker.ts'),
  tools: () => import('./product-tools.ts'),
};

/** Loads what a role needs before it is known where its database is. */
export async function preload(role: Env['ROLE']): Promise<void> {
  await Promise.all([role !== 'worker' && parts.web(), role !== 'web' && parts.worker(), parts.tools()]);
}

/** The roles that the configuration gives this process: adapters first, then who works, then who answers. */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  given?: Toolbox,
  life?: WorkerLife,
): Promise<RunningServer> {
  const adapters = await openAdapters(env, log, life);
  const stops: (() => Promise<unknown> | void)[] = [() => adapters.close()];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const toolbox = given ?? (await parts.tools()).productTools;
    if (env.ROLE !== 'web') {
      const worker = await (await parts.worker()).runWorker(adapters, log, toolbox, env.WORKER_CONCURRENCY ?? {});
      stops.push(() => worker.stop());
    }
    const web = env.ROLE === 'worker' ? null : await (await parts.web()).startWeb(env, adapters, log, toolbox.tools);
    if (web) stops.push(() => web.stop());
    return {
      url: web?.url ?? null,
      outboxUrl: web?.outboxUrl ?? null,
      database: adapters.database.kind,
      pages: web?.pages ?? false,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
