/** A real Postgres on loopback for the time of the tests, with its data in a temporary folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { findPostgres } from './postgres-binaries.ts';

export type PostgresServer = { readonly url: string; stop(): Promise<void> };

type Identity = { uid: number; gid: number };

/** Ends and removes the server when its standard input closes, so that nothing outlives a test run that was killed. */
const watchdog = '"$@" & server=$!; cat > /dev/null; kill -INT "$server"; wait "$server"; rm -rf "$0"';

/** It is thrown away afterwards: speed counts, and losing it in a power cut does not. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories='];

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'adwright-postgres-'));
  try {
    return await startIn(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string): Promise<PostgresServer> {
  const identity = unprivileged();
  const home = await reachableHome(folder, identity);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await finish([join(home, 'bin', 'initdb'), ...initdb], identity);

  const port = await freePort();
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = [join(home, 'bin', 'postgres'), '-D', data, '-h', '127.0.0.1', '-p', `${port}`, ...flags];
  const server = spawn('sh', ['-c', watchdog, folder, ...command], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    ...identity,
  });
  const log: Buffer[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const ended = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(url);
  } catch (error) {
    await stop();
    throw new Error(`Postgres did not start:\n${Buffer.concat(log).toString()}`, { cause: error });
  }
  return { url, stop };
}

/** Postgres refuses to run as root. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('No user to run Postgres as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A project in root's own folder cannot be read by another user, so the server's files are copied out of it. */
async function reachableHome(folder: string, identity: Identity | undefined): Promise<string> {
  const home = findPostgres();
  if (!identity) return home;
  const reached = await finish(['test', '-x', join(home, 'bin', 'postgres')], identity).then(
    () => true,
    () => false,
  );
  if (reached) return home;
  const copy = join(folder, 'postgres');
  await cp(home, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function finish(command: string[], identity: Identity | undefined): Promise<void> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...identity });
  const log: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${file} failed:\n${Buffer.concat(log).toString()}`);
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
