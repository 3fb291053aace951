import { remoteCapabilities } from '@adwright/domain/engines/engines.ts';
import { takeShortSlices } from '@adwright/postgres/short-slices.ts';
import { listMissing } from '@adwright/weights/list-missing.ts';
import { weightsFolder } from '@adwright/weights/weights-folder.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { noPriceCodes } from './adapters/open-payments.ts';
import type { Env } from './env.ts';
import { isForThisMachineAlone } from './for-this-machine-alone.ts';
import { buildApp } from './http/build-app.ts';
import { measureLoad } from './http/shed-load.ts';
import { sharedFinder } from './http/pages/find-shared.ts';
import { registerPages } from './http/pages/register-pages.ts';
import { outboxLink } from './http/routes/outbox.ts';
import type { ToolContracts } from './http/routes/tool.ts';
import type { Adapters } from './open-adapters.ts';

const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url));

/** Requests that are still open after this long are cut. */
const drainMs = 10_000;

export type Web = {
  readonly url: string;
  readonly outboxUrl: string | null;
  readonly pages: boolean;
  stop(): Promise<void>;
};

/** The role that answers: calls, pages and files. */
export async function startWeb(
  env: Env,
  { deps, database, outbox: kept }: Adapters,
  log: FastifyBaseLogger,
  tools: ToolContracts,
): Promise<Web> {
  const google = env.GOOGLE_CLIENT_ID ?? null;
  const outbox = isForThisMachineAlone(env) ? kept : null;
  const load = measureLoad();
  const app = await buildApp(deps, {
    log,
    load,
    trustProxy: env.TRUST_PROXY,
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    publicUrl: env.PUBLIC_URL ?? null,
    limitFactor: env.RATE_LIMIT_FACTOR,
    outbox,
    tools,
    service: {
      config: {
        google_client_id: google,
        price_codes: deps.payments?.priceCodes ?? noPriceCodes,
        payments_sandbox: deps.payments?.isSandbox ?? false,
        build_id: buildId(),
        mail_outbox: outbox !== null,
        remote_capabilities: remoteCapabilities(deps.engines),
        // Asked each time: models may be fetched while the product runs.
        get cut_engines() {
          return [...deps.pictures.cutEngines()];
        },
        get missing_models() {
          return listMissing(weightsFolder()).map(({ id, serves }) => ({ model: id, serves }));
        },
      },
      health: { version: manifest.version, role: env.ROLE, database: database.kind },
      ping: () => database.ping(),
    },
  });
  app.addHook('onClose', async () => load.close());
  const pages = existsSync(join(webBuild, 'server', 'index.js'));
  if (pages) {
    const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    const shared = sharedFinder(deps, tools);
    await registerPages(app, { buildDirectory: webBuild, origin, google: google !== null, shared });
  }
  // One that also works would work in short slices, too.
  if (env.ROLE === 'web') takeShortSlices(process.pid, { children: 'not' });
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${reachable(env.HOST)}:${port}`;
  return { url, outboxUrl: outbox && url + outboxLink(outbox), pages, stop: () => drain(app) };
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
