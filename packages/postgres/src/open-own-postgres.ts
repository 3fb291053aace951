/**
 * The Postgres of this installation: made at the first start, on loopback only, with a password of its own, started
 * again when it dies. Whoever opens it holds the lock of its folder.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDataFolder } from './data-folder.ts';
import { endLeftover } from './end-leftover.ts';
import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';
import { type Identity, unprivileged } from './identity.ts';
import { keptPassword } from './kept-password.ts';
import { isFull, makeCluster, superuser } from './make-cluster.ts';
import { PostgresTrouble } from './postgres-unavailable.ts';
import { reachableHome } from './reachable-home.ts';
import { smallSettings } from './settings.ts';
import { lacksSockets, socketFolder } from './socket-folder.ts';
import { type Postmaster, PostmasterFailed, startPostmaster } from './start-postmaster.ts';

export type OwnPostgres = {
  /** With the password in it. Another one after a crash, if somebody took the port meanwhile. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
};

export type OwnPostgresOptions = {
  readonly dataDir: string;
  /** Everything it needs is there; what remains takes a moment, or a second the first time. */
  readonly whenPossible?: () => void;
  /** It died and is being started again. */
  readonly onCrash?: (lastWords: string) => void;
  /** It answers again; at another address, if it moved. */
  readonly onRestart?: (moved: boolean) => void;
};

const startTries = 6;
const longestPauseMs = 30_000;

/** Where it lies under a data folder. */
export function postgresFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** By the socket in a folder, if one is given. */
export function urlOf(password: string, port: number, folder: string | null): string {
  const socket = folder === null ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres${socket}`;
}

export async function openOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres> {
  const folder = postgresFolder(options.dataDir);
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const identity = unprivileged();
  const home = await reachableHome(findPostgres(), identity);
  openDataFolder(folder, identity).close();
  options.whenPossible?.();
  const password = keptPassword(folder, () => randomBytes(24).toString('hex'));
  await makeCluster({ home, folder, identity, password });
  const data = join(folder, 'data');
  const place = { home, data, identity, port: await freePort(), socket: socketFolder(data) !== null };
  const url = (): string => urlOf(password, place.port, place.socket ? socketFolder(data) : null);
  const stopping = new AbortController();
  let running = await startSomehow(place);

  async function startAgain(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        running = await startSomehow(place);
        return;
      } catch (error) {
        options.onCrash?.(error instanceof Error ? error.message : String(error));
        await pause(Math.min(longestPauseMs, 1000 * 2 ** failures), stopping.signal);
      }
    }
  }
  async function watch(): Promise<void> {
    for (;;) {
      const [words, before] = [await running.ended, url()];
      if (stopping.signal.aborted) return;
      options.onCrash?.(words);
      await startAgain();
      if (stopping.signal.aborted) return running.stop();
      options.onRestart?.(url() !== before);
    }
  }
  const watching = watch();
  return {
    get url() {
      return url();
    },
    get pid() {
      return running.pid;
    },
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

type Place = {
  readonly home: string;
  readonly data: string;
  readonly identity: Identity | undefined;
  port: number;
  socket: boolean;
};

/** What is in the way of a start mostly goes away: a port that was taken, processes of a server that was killed. */
async function startSomehow(place: Place): Promise<Postmaster> {
  const { data } = place;
  for (let tries = 1; ; tries += 1) {
    try {
      await endLeftover(data);
      return await startPostmaster({ ...place, settings: smallSettings });
    } catch (error) {
      const words = error instanceof PostmasterFailed ? error.words : '';
      if (isFull(words)) throw new PostgresTrouble(`The disk of ${data} is full: the database cannot start.`);
      if (tries === startTries) throw error;
      if (place.socket && lacksSockets(words)) place.socket = false;
      else if (/could not bind|Address already in use/.test(words)) place.port = await freePort();
      else await wait(tries * 200);
    }
  }
}
