import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { environmentFor } from '../env.ts';
import type { ServedRole } from './served-role.ts';
import type { Precedence } from './precedence.ts';
import { watchPulse } from './pulse.ts';
import type { FromRole, ToRole } from './role-messages.ts';

export type RoleOptions = {
  readonly role: 'web' | 'worker';
  readonly program: URL;
  /** Asked at every start, since some of it is only known after the first. */
  readonly env: () => Readonly<Record<string, string>>;
  readonly database: () => Promise<RoleDatabase>;
  readonly precedence: Precedence;
  readonly log: FastifyBaseLogger;
};

/** One of our own has no other workers than the one that is started here. */
export type RoleDatabase = { readonly url: string; readonly own: boolean };

export type SupervisedRole = {
  /** Of the first start. Rejects with RoleFailed when that fails; from then on it is started again whenever it ends. */
  readonly ready: Promise<ServedRole>;
  /** Ends it at once; it is started again. */
  restart(): void;
  stop(): Promise<void>;
};

/** The message is for the operator. */
export class RoleFailed extends Error {
  override readonly name = 'RoleFailed';
}

/** As long as the process itself takes before it cuts off what is under way, and a little. */
const stopMs = 65_000;
const shortestPauseMs = 250;
const longestPauseMs = 30_000;
/** One that has lived this long has earned a quick restart. */
const steadyMs = 60_000;
const rememberedDead = 10;
/**
 * Where new objects are made, V8 keeps three times as much as it ever needed at once, 32 MB each unless told: loading
 * takes it all, and a process that rests never gives it back. That was half of what all processes held.
 */
const littleRoom = '--max-semi-space-size=8';
/**
 * Who answers collects new objects by itself: half a millisecond's work, for which it would otherwise wait until
 * another thread of its own had its turn on a machine that is busy.
 */
const alone = '--no-parallel-scavenge';
/**
 * A process that answers makes little garbage that lives long, so that V8 sees no need of room for it, and collects
 * everything each ten seconds at 200 reads a second. Whoever asks then waits, on a busy machine for up to 150 ms. With
 * room for twice what is alive it is once a minute or less; at rest it is given back all the same.
 */
const roomToGrow = '--heap-growing-percent=200';
const execArgv = { web: [littleRoom, alone, roomToGrow], worker: [littleRoom] } as const;

export function superviseRole(options: RoleOptions): SupervisedRole {
  const { role, log } = options;
  const first = Promise.withResolvers<ServedRole>();
  // Whoever stops before it was ready may not look at it any more.
  first.promise.catch(() => undefined);
  let child: ChildProcess | undefined;
  const stopping = new AbortController();

  const live = async (): Promise<void> => {
    const dead: string[] = [];
    for (let failures = 0; !stopping.signal.aborted;) {
      const worker = randomUUID();
      const life = startLife(options, { worker, dead }, (started) => (child = started));
      const begun = Date.now();
      life.ready.then(first.resolve, first.reject);
      const failed = await life.ready.then(
        () => null,
        (error: unknown) => error,
      );
      const cause = await life.ended;
      // Several, since one that dies at its start may not have come to say who died before it.
      dead.push(worker);
      dead.splice(0, dead.length - rememberedDead);
      if (stopping.signal.aborted) return;
      failures = Date.now() - begun > steadyMs ? 0 : failures + 1;
      const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** (failures - 1));
      log.error(
        { role, cause, reason: failed instanceof Error ? failed.message : undefined, pauseMs },
        'process ended',
      );
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const lived = live();

  return {
    ready: first.promise,
    restart: () => void child?.kill('SIGKILL'),
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await lived;
      clearTimeout(timer);
    },
  };
}

type Life = { readonly ready: Promise<ServedRole>; readonly ended: Promise<string> };

function startLife(
  { role, program, env, database, precedence, log }: RoleOptions,
  { worker, dead }: { worker: string; dead: readonly string[] },
  onStart: (child: ChildProcess) => void,
): Life {
  const child = fork(fileURLToPath(program), {
    env: environmentFor({ ...env(), ROLE: role }),
    execArgv: [...execArgv[role]],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in a terminal goes to the whole group; this one is ended by us, in its turn.
    detached: true,
  });
  onStart(child);
  const ready = Promise.withResolvers<ServedRole>();
  const ended = Promise.withResolvers<string>();
  watchPulse(child, () => log.error({ role }, 'process does not answer any more'));
  child.on('message', (message: FromRole) => {
    if (message === 'alive') return;
    if ('goesAlong' in message) return precedence.give(message.goesAlong);
    if ('failed' in message) return ready.reject(new RoleFailed(message.failed));
    ready.resolve(message.ready);
    if (role === 'web' && child.pid !== undefined) precedence.give(child.pid);
  });
  const end = (cause: string): void => {
    ready.reject(new RoleFailed(`The ${role} process ended at start (${cause}).`));
    ended.resolve(cause);
  };
  child.once('error', (error) => end(error.message));
  child.once('exit', (code, signal) => end(signal ?? String(code)));
  const tell = ({ url, own }: RoleDatabase): void => {
    const life = { worker, dead: own && role === 'worker' ? 'all' : dead } as const;
    if (child.connected) child.send({ databaseUrl: url, life } satisfies ToRole, () => undefined);
  };
  database().then(tell, () => child.kill('SIGKILL'));
  return { ready: ready.promise, ended: ended.promise };
}
