import { explainFailure } from '../explain-failure.ts';
import { type Env, readEnv } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import type { Toolbox } from '../start-server.ts';
import type { ServedRole } from './served-role.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { startMessage } from './start-message.ts';
import { supervise } from './supervise.ts';

export type ProductOptions = {
  /** What each supervised process runs; the product's own if not given. */
  readonly program?: URL;
  /** What can be run here by a process that does everything itself; the product's own tools if not given. */
  readonly toolbox?: Toolbox;
};

type Running = { readonly served: ServedRole; readonly database: string; stop(): Promise<void> };

const usualProgram = new URL('./role-entry.ts', import.meta.url);

/** The product, in the shape that its configuration and this machine ask for. A signal before it runs just ends it. */
export async function runProduct(options: ProductOptions = {}): Promise<void> {
  let env: Env | null = null;
  try {
    env = readEnv();
    const log = createLogger(env.LOG_LEVEL);
    const { served, database, stop } = await start(env, log, options);
    stopOnSignal(log, stop);
    process.stdout.write(`${startMessage(env, served, database)}\n`);
  } catch (error) {
    process.stderr.write(`${explainFailure(error, env)}\n`);
    process.exit(1);
  }
}

async function start(
  env: Env,
  log: ReturnType<typeof createLogger>,
  { program = usualProgram, toolbox }: ProductOptions,
): Promise<Running> {
  const given = env.DATABASE_URL === undefined ? null : `Postgres at ${new URL(env.DATABASE_URL).host}`;
  const inOneProcess = async (database: string): Promise<Running> => {
    // Loaded only here: a supervisor of others needs none of it.
    const { startServer } = await import('../start-server.ts');
    const server = await startServer(env, log, toolbox);
    return { served: server, database, stop: () => server.stop() };
  };
  if (env.ROLE !== 'both') return inOneProcess(given ?? '');
  const outcome = await supervise({ env, log, program });
  if ('because' in outcome) {
    return inOneProcess(`embedded, and everything in one process: ${outcome.because}`);
  }
  return { ...outcome, database: given ?? `Postgres of its own` };
}
