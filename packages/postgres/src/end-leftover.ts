/**
 * A server that was left behind, and the files it leaves. Postgres itself takes any living process of the same user for
 * a server when it has the number in that file; whoever calls this holds the folder's lock, so that only a server which
 * works in exactly this folder counts.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 20_000;

export async function endLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  // Fast first, which writes everything down; a server that hangs is ended as a crash would, which costs nothing either.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!worksIn(pid, data)) break;
    kill(pid, signal);
    for (const until = Date.now() + patienceMs; worksIn(pid, data) && Date.now() < until;) await wait(25);
  }
  const sockets = readdirSync(data).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const left of [file, ...sockets.map((name) => join(data, name))]) await rm(left, { force: true });
}

/** Linux tells where a process works. Elsewhere a living process is left to Postgres to judge. */
function worksIn(pid: number, data: string): boolean {
  if (!(pid > 1)) return false;
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
