/** The composition root: environment → adapters → roles. Everything it starts, it stops. */
import { brand } from '@adwright/contract/brand.ts';
import { FolderInUseError } from '@adwright/db/folder-lock.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLogger } from './http/logging.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** What is not finished by then is cut off; jobs are picked up again by whoever comes next. */
const stopMs = 60_000;

function startMessage(env: Env, server: RunningServer): string {
  const lines: [string, string][] = [
    ['Open', server.url ?? 'nothing to open: this process only works'],
    ['Letters', env.SMTP_URL ? `sent through ${new URL(env.SMTP_URL).host}` : `kept in ${outboxAddress(env, server)}`],
    ['Data', env.DATA_DIR],
    ['Database', env.DATABASE_URL ? `Postgres at ${new URL(env.DATABASE_URL).host}` : 'embedded'],
    ['Role', env.ROLE === 'both' ? 'web and worker' : env.ROLE],
  ];
  if (server.url && server.pages) lines.splice(1, 0, ['API', `${server.url}/api/docs`]);
  if (env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === false) {
    lines.push(['Proxy', 'TRUST_PROXY is not set: everybody behind it counts as one address']);
  }
  if (server.url && !server.pages) lines.push(['Pages', 'not built yet: npm start builds them']);
  const width = Math.max(...lines.map(([name]) => name.length));
  return `\n${brand.name} is running.\n\n${lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')}\n`;
}

function outboxAddress(env: Env, server: RunningServer): string {
  return server.outboxUrl === null ? `${env.DATA_DIR}/outbox` : `the outbox: ${server.outboxUrl}`;
}

/** What an operator can mend is said in a sentence; anything else with all it knows. */
function explain(error: unknown, env: Env | null): string {
  if (error instanceof EnvError || error instanceof FolderInUseError) return error.message;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'EADDRINUSE' && env) {
    return `Port ${env.PORT} on ${env.HOST} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`;
  }
  if (code === 'EACCES' && env) return `Not allowed: ${String(error)}. Choose another PORT or DATA_DIR.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  let env: Env | null = null;
  try {
    env = readEnv();
    const log = createLogger(env.LOG_LEVEL);
    const server = await startServer(env, log);
    console.log(startMessage(env, server));
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(1);
        stopping = true;
        log.info({ signal }, 'stopping');
        setTimeout(() => process.exit(1), stopMs).unref();
        server.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    console.error(explain(error, env));
    process.exit(1);
  }
}

await main();
