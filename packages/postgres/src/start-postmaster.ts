import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import type { Identity } from './identity.ts';
import { asFlags, type Settings } from './settings.ts';
import { takeShortSlices } from './short-slices.ts';

export type PostmasterOptions = {
  readonly home: string;
  readonly data: string;
  readonly identity: Identity | undefined;
  readonly port: number;
  /** Also by a socket in its data folder (see socket-folder.ts). */
  readonly socket: boolean;
  readonly settings: Settings;
};

export type Postmaster = {
  readonly pid: number;
  /** Resolves with its last words when it is gone, however that came about. */
  readonly ended: Promise<string>;
  /** Ends open queries, writes everything down and waits for the end. */
  stop(): Promise<void>;
};

export class PostmasterFailed extends Error {
  readonly words: string;
  constructor(words: string) {
    super(`Postgres did not start: ${words.trim()}`);
    this.words = words;
  }
}

/**
 * Becomes the server, after leaving a watcher behind that ends it once our end of its standard input closes: nothing
 * outlives a process that was killed. The watcher is nobody's child, since Postgres takes every child for its own.
 */
const watched = 'exec 9<&0 </dev/null; ( ( cat <&9 >/dev/null; kill -INT $$ 2>/dev/null ) & ); exec 9<&-; exec "$@"';

const wordsLength = 4000;
const startMs = 120_000;

/** Starts the server on loopback and waits until it takes connections: after a crash it first repairs itself. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const place = openDataFolder(options.data, options.identity);
  const flags = asFlags({
    ...options.settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: options.socket ? place.handedPath : '',
  });
  const command = [join(options.home, 'bin', 'postgres'), '-D', place.handedPath, '-p', String(options.port), ...flags];
  const child = spawn('sh', ['-c', watched, 'sh', ...command], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe', ...(place.descriptor === undefined ? [] : [place.descriptor])],
    // Ctrl-C in a terminal goes to the whole group; this one is ended last, and by us.
    detached: true,
    ...options.identity,
  });
  place.close();
  // Who asks is waited for by somebody, and mostly wants little. It begins before there are connections, who inherit it.
  if (child.pid !== undefined) takeShortSlices(child.pid, { children: 'too' });
  child.stdin?.on('error', () => undefined);
  const words = { last: '' };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(words.last));
  });
  await ready(child, words, ended);
  return {
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.stdin?.end();
      await ended;
    },
  };
}

async function ready(child: ChildProcess, words: { last: string }, ended: Promise<string>): Promise<void> {
  const isReady = Promise.withResolvers<true>();
  child.stderr?.on('data', (chunk: Buffer) => {
    words.last = (words.last + chunk.toString()).slice(-wordsLength);
    if (words.last.includes('ready to accept connections')) isReady.resolve(true);
  });
  const timer = setTimeout(() => child.kill('SIGQUIT'), startMs);
  const outcome = await Promise.race([isReady.promise, ended]);
  clearTimeout(timer);
  if (outcome !== true) throw new PostmasterFailed(outcome);
}
