import type { Database } from '@adwright/db/open-database.ts';
import { isShareOpen } from '@adwright/domain/projects/open-share.ts';
import { remoteCapabilities } from '@adwright/domain/engines/engines.ts';
import { loadHandler } from '@adwright/tools/load-handler.ts';
import { catalog as tools } from '@adwright/tools/catalog.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import type { Env } from './env.ts';
import { buildApp } from './http/build-app.ts';
import { isLoopbackHost } from './http/client-address.ts';
import { measureLoad } from './http/shed-load.ts';
import { registerPages } from './http/pages/register-pages.ts';
import { outboxLink } from './http/routes/outbox.ts';
import type { ToolContracts } from './http/routes/tool.ts';
import { type Adapters, openAdapters } from './open-adapters.ts';
import { startSweeping } from './start-sweeping.ts';
import { startJobs } from './worker/start-jobs.ts';
import { startWorker, type WorkerOptions } from './worker/start-worker.ts';

export type RunningServer = {
  /** Where it listens; null for a process that only works. */
  readonly url: string | null;
  readonly database: Database['kind'];
  /** Where letters that are kept here can be read; null when they are sent, or when others could read along. */
  readonly outboxUrl: string | null;
  /** False when the web application has not been built: then there are only calls. */
  readonly pages: boolean;
  /** Takes nothing new, finishes what is under way, and closes everything. */
  stop(): Promise<void>;
};

/** What can be run here; another one than the product's own only in tests. */
export type Toolbox = { readonly tools: ToolContracts; readonly loadHandler: WorkerOptions['loadHandler'] };

const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url));

/** Requests that are still open after this long are cut. */
const drainMs = 10_000;

/** The whole product in this process: adapters first, then the roles that the configuration gives it. */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  toolbox: Toolbox = { tools, loadHandler },
): Promise<RunningServer> {
  const adapters = await openAdapters(env, log);
  const stops: (() => Promise<unknown> | void)[] = [() => adapters.close()];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    stops.push(startSweeping(adapters.deps, log));
    if (env.ROLE !== 'web') {
      const concurrency = env.WORKER_CONCURRENCY ?? {};
      const worker = await startWorker({ deps: adapters.deps, runs: adapters.runs, log, concurrency, ...toolbox });
      stops.push(() => worker.stop());
      stops.push(await startJobs(adapters.database, adapters.deps, log));
    }
    const web = env.ROLE === 'worker' ? null : await startWeb(env, adapters, log, toolbox);
    if (web) stops.push(() => drain(web.app));
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

type Web = { app: FastifyInstance; url: string; outboxUrl: string | null; pages: boolean };

async function startWeb(
  env: Env,
  { deps, database, outbox: kept }: Adapters,
  log: FastifyBaseLogger,
  toolbox: Toolbox,
): Promise<Web> {
  const google = env.GOOGLE_CLIENT_ID ?? null;
  const outbox = isForThisMachineAlone(env) ? kept : null;
  const load = measureLoad();
  const app = await buildApp(deps, {
    log,
    load,
    trustProxy: env.TRUST_PROXY,
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    limitFactor: env.RATE_LIMIT_FACTOR,
    outbox,
    tools: toolbox.tools,
    service: {
      config: {
        google_client_id: google,
        price_codes: {
          monthly_basic: env.PRICE_CODE_MONTHLY_BASIC ?? null,
          yearly_basic: env.PRICE_CODE_YEARLY_BASIC ?? null,
        },
        build_id: buildId(),
        mail_outbox: outbox !== null,
        remote_capabilities: remoteCapabilities(deps.engines),
      },
      health: { version: manifest.version, role: env.ROLE, database: database.kind },
      ping: () => database.ping(),
    },
  });
  app.addHook('onClose', async () => load.close());
  const pages = existsSync(join(webBuild, 'server', 'index.js'));
  if (pages) {
    const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    const isShared = (token: string) => isShareOpen(deps, token);
    await registerPages(app, { buildDirectory: webBuild, origin, google: google !== null, isShared });
  }
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${reachable(env.HOST)}:${port}`;
  return { app, url, outboxUrl: outbox && url + outboxLink(outbox), pages };
}

/** Once other machines can come, directly or through a proxy, no page shows what was written to somebody. */
function isForThisMachineAlone({ HOST, PUBLIC_URL }: Env): boolean {
  return PUBLIC_URL === undefined && isLoopbackHost(HOST);
}

/** The name of the web application's build, which its manifest carries in its own. */
function buildId(): string {
  const assets = join(webBuild, 'client', 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find((id) => id !== undefined) ?? 'none';
}

/** "Every address" is none that a browser could open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
