import type { DatabaseOptions } from '@adwright/db/open-database.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  /** `null` of one that only works. */
  readonly url: string;
  /** What of it and of all that it has started is in memory now. */
  residentMegabytes(): Promise<number>;
  output(): string;
  /** As an operator ends it; answers the exit code. */
  stop(): Promise<number | null>;
  /** As a power cut ends it. */
  kill(): Promise<void>;
};

/** The real server as a process of its own, on a port it chooses. */
export async function startServerProcess(
  place: DatabaseOptions,
  env: Record<string, string> = {},
  program: string = main,
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
    residentMegabytes: () => residentMegabytes(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
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
  program: string,
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [program], {
    env: {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.url ?? '',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
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

async function residentMegabytes(pid: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const known = await Promise.all(names.map(statusOf));
  const family = new Set([pid]);
  // A child may have a lower number than its parent: looked through until nobody is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const one of known) if (one && family.has(one.parent)) family.add(one.pid);
  }
  return known.reduce((sum, one) => sum + (one && family.has(one.pid) ? one.megabytes : 0), 0);
}

/** Nothing of a process that has ended since it was listed. */
async function statusOf(pid: string) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (status === null) return undefined;
  const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid: Number(pid), parent: of('PPid'), megabytes: of('VmRSS') / 1024 };
}
