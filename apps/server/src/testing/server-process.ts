import type { DatabaseOptions } from '@adwright/db/open-database.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { familyOf } from './process-family.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  /** `null` of one that only works. */
  readonly url: string;
  readonly pid: number;
  /** What of it and of all that it has started is in memory now. */
  residentMegabytes(): Promise<number>;
  output(): string;
  /** As an operator ends it; answers the exit code. */
  stop(): Promise<number | null>;
  /** As Ctrl-C in its terminal does: all that stayed in its group hear it at once. */
  interrupt(): Promise<number | null>;
  /** As a power cut ends it. */
  kill(): Promise<void>;
};

/** The product with all its processes, on a port it chooses. Without a database's address it makes one of its own. */
export async function startServerProcess(
  place: DatabaseOptions,
  env: Record<string, string> = {},
  program: string | readonly string[] = main,
): Promise<ServerProcess> {
  const { child, output } = spawnServer(place, env, program);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Open +(http:\S+|null)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server ended at start:\n${output()}`)));
  });
  return {
    url,
    output,
    pid: child.pid ?? 0,
    residentMegabytes: async () => (await familyOf(child.pid ?? 0)).reduce((sum, { megabytes }) => sum + megabytes, 0),
    async stop() {
      child.kill('SIGTERM');
      return exitCode(child);
    },
    async interrupt() {
      process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
      return exitCode(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exitCode(child);
    },
  };
}

/** A start that is expected to fail: its exit code and what it said. */
export async function failingStart(
  place: DatabaseOptions,
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(place, env, main);
  return { code: await exitCode(child), output: output() };
}

function spawnServer(
  place: DatabaseOptions,
  env: Record<string, string>,
  program: string | readonly string[],
): { child: ChildProcess; output: () => string } {
  const [file = '', ...args] = typeof program === 'string' ? [process.execPath, program] : program;
  const child = spawn(file, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: place.dataDir,
      MODELS_DIR: process.env['MODELS_DIR'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      DATABASE_URL: place.url ?? '',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives each command.
    detached: true,
  });
  // A test that fails halfway must not leave a server running.
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, output: () => printed };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
