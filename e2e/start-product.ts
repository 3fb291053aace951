import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@adwright/postgres/free-port.ts';
import { ensureWebBuilt } from '../scripts/build-web.ts';

/** Tests know it, so that they find the outbox, whose address depends on it. */
export const productSecret = 'the secret of the product in browser tests';

const root = fileURLToPath(new URL('..', import.meta.url));
let built: Promise<void> | undefined;

export type Product = {
  readonly url: string;
  /** Of the process that has started the others. */
  readonly pid: number;
  readonly dataDir: string;
  /** What the server has printed so far. */
  output(): string;
  /** Ends it as an operator would, and removes its data. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and keeps its data. */
  kill(): Promise<void>;
};

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The server did not become healthy:\n${output()}`);
}

/** It answers before all of it is there; until then a signal just ends it, as a power cut would. */
async function running(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!output().includes('is running') && child.exitCode === null && Date.now() < deadline) await sleep(20);
}

/** Starts the product as `npm start` does, on a free port, with a database and files in a folder of its own. */
export async function startProduct(
  options: {
    dataDir?: string;
    /** Leaves the data where it is when the product is stopped. */
    keep?: boolean;
    env?: Record<string, string>;
  } = {},
): Promise<Product> {
  // A start that has to build first is no start to wait for, nor is one that looks twice whether it has to.
  await (built ??= ensureWebBuilt());
  const port = await freePort();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'adwright-e2e-')));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SECRET: productSecret,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // All tests come from one address.
      RATE_LIMIT_FACTOR: '100',
      NODE_ENV: 'test',
      DATABASE_URL: '',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await untilHealthy(url, child, () => printed).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? -1,
    dataDir,
    output: () => printed,
    async stop() {
      await running(child, () => printed);
      child.kill('SIGTERM');
      await ended(child);
      if (!options.keep) await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
